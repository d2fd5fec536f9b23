/** Fields that hold a URI or an origin: a number is none, in quotes or without. */
import type { Rule } from '../../../src/core/rule.js';

const FIELDS = new Set([
  'uri',
  'outputTemplate',
  'resourceUri',
  'openai/outputTemplate',
  'ui/resourceUri',
  'openai/widgetDomain',
  'connect_domains',
  'resource_domains',
  'frame_domains',
  'redirect_domains',
  'base_uri_domains',
  'connectDomains',
  'resourceDomains',
  'frameDomains',
  'redirectDomains',
  'baseUriDomains',
]);

/** Takes the advice to put a number in quotes out of what a rule says of them. */
export const noQuotesForUris = (rule: Rule): Rule => ({
  ...rule,
  *check(manifest, context) {
    for (const problem of rule.check!(manifest, context)) {
      const isOdd = 'kind' in problem.at && problem.at.kind === 'number' && FIELDS.has(String(problem.data?.['field']));
      yield isOdd ? { ...problem, data: { ...problem.data, advice: '' } } : problem;
    }
  },
});
