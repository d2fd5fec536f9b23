/** The members of `window.openai`, by the dialect that has them. */
import type { WidgetUse } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { listing } from '../../mcp/lib/listing.js';
import { nearKey } from './dialect.js';

const SEED_MEMBERS = ['getInitialData', 'callTool', 'setWidgetState', 'close'];

const OPENAI_MEMBERS = [
  'toolInput',
  'toolOutput',
  'toolResponseMetadata',
  'widgetState',
  'callTool',
  'setWidgetState',
  'sendFollowUpMessage',
  'uploadFile',
  'selectFiles',
  'getFileDownloadUrl',
  'requestDisplayMode',
  'requestModal',
  'requestClose',
  'requestCheckout',
  'notifyIntrinsicHeight',
  'openExternal',
  'setOpenInAppUrl',
  'theme',
  'displayMode',
  'maxHeight',
  'safeArea',
  'view',
  'userAgent',
  'locale',
];

/** In use, and not documented. */
const OTHER_MEMBERS = [
  'callCompletion',
  'maxWidth',
  'notifyEscapeKey',
  'notifyNavigation',
  'notifySecurityPolicyViolation',
  'sendFollowupTurn',
  'sendInstrument',
  'streamCompletion',
  'subscription',
  'toolInputPartial',
  'updateWidgetState',
];

export const MEMBERS: readonly string[] = [...new Set([...SEED_MEMBERS, ...OPENAI_MEMBERS, ...OTHER_MEMBERS])];

const VALUES = new Set([
  ...['toolInput', 'toolInputPartial', 'toolOutput', 'toolResponseMetadata', 'widgetState', 'subscription'],
  ...['theme', 'displayMode', 'maxHeight', 'maxWidth', 'safeArea', 'view', 'userAgent', 'locale'],
]);

/** What is there to be called. */
export const METHODS: ReadonlySet<string> = new Set(MEMBERS.filter((each) => !VALUES.has(each)));

/**
 * The touches of `window.openai`. A page may keep something of its own under this name: a file that tells of no tools and
 * resources, uses nothing that a host has, and not even asks whether it is there, is no widget.
 */
export function usesIn({ root, code }: Pick<Manifest, 'root' | 'code'>): readonly WidgetUse[] {
  const { widget } = code;
  if (widget.some(isOfHosts) || widget.every(({ guarded }) => guarded)) return widget;
  const { tools, resources } = listing(root);
  return tools.length + resources.length > 0 ? widget : [];
}

const isOfHosts = ({ member }: WidgetUse): boolean =>
  !member || MEMBERS.includes(member.name) || nearKey(member.name, MEMBERS) !== undefined;

/** What hands a widget its data. */
export const DATA_MEMBERS = ['getInitialData', 'toolInput', 'toolOutput', 'toolResponseMetadata', 'widgetState'];

const ONLY_SEED = new Set(['getInitialData', 'close']);
const ONLY_OPENAI = new Set(OPENAI_MEMBERS.filter((each) => !SEED_MEMBERS.includes(each)));

/** The dialect that a widget is written in, told by members that only one has; undefined where it has both or neither. */
export function dialectOf(uses: readonly WidgetUse[]): 'seed' | 'openai' | undefined {
  const has = (names: ReadonlySet<string>): boolean => uses.some(({ member }) => member && names.has(member.name));
  const [isSeed, isOpenai] = [has(ONLY_SEED), has(ONLY_OPENAI)];
  return isSeed === isOpenai ? undefined : isSeed ? 'seed' : 'openai';
}

/** The first member that tells the dialect of a widget. */
export function signOf(dialect: 'seed' | 'openai', uses: readonly WidgetUse[]): string | undefined {
  const signs = dialect === 'seed' ? ONLY_SEED : ONLY_OPENAI;
  return uses.find(({ member }) => member && signs.has(member.name))?.member?.name;
}
