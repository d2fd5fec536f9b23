export interface EngineMessages {
    readonly file: {
        readonly 'common/unused-directive': 'hides' | 'hidesAnything' | 'enables' | 'enablesNothing' | 'rule' | 'word' | 'never';
    };
    readonly run: {
        readonly 'common/lost-format': 'lost' | 'empty' | 'broken';
        readonly 'common/stale-suppression': 'mended' | 'fileGone' | 'ruleGone' | 'acceptedUntil' | 'acceptedNothing' | 'many';
        readonly 'live/not-in-source': 'served' | 'none';
        readonly 'live/not-served': 'written';
        readonly 'live/parameters-lost': 'lost';
    };
    readonly diff: {
        readonly 'diff/added': 'tool' | 'parameter' | 'field' | 'optional' | 'type' | 'values' | 'anyValue' | 'wider';
        readonly 'diff/bound-tightened': 'several' | 'introduced' | 'changed';
        readonly 'diff/closed': 'closed';
        readonly 'diff/config-narrowed': 'new' | 'now' | 'newDefault' | 'nowDefault' | 'fails' | 'ignored' | 'refused' | 'type' | 'alternative' | 'choice' | 'removed' | 'introduced' | 'service' | 'scopes';
        readonly 'diff/default-changed': 'changed';
        readonly 'diff/description-changed': 'tool' | 'parameter' | 'unsafe';
        readonly 'diff/enum-narrowed': 'removed' | 'introduced';
        readonly 'diff/hint-riskier': 'riskier' | 'destructive';
        readonly 'diff/output-narrowed': 'gone' | 'removed' | 'renamed' | 'optional' | 'type';
        readonly 'diff/parameter-removed': 'refused' | 'ignored';
        readonly 'diff/parameter-renamed': 'fails' | 'ignored';
        readonly 'diff/parameter-required': 'new' | 'now' | 'newDefault' | 'nowDefault';
        readonly 'diff/tool-removed': 'removed' | 'alias' | 'perhaps';
        readonly 'diff/tool-renamed': 'renamed';
        readonly 'diff/tools-merged': 'merged';
        readonly 'diff/type-narrowed': 'type' | 'alternative' | 'choice';
        readonly 'mcp/version-not-raised': 'wrong' | 'none';
        readonly 'otc/version-not-raised': 'wrong';
        readonly 'shinkai/version-not-raised': 'wrong';
    };
}
