/** What people write into manifests: names and prose. */

const VERBS = [
  'Fetch',
  'Search',
  'Summarise',
  'Convert',
  'Download',
  'Translate',
  'Analyse',
  'List',
  'Create',
  'Render',
];
const THINGS = [
  ...[
    'Invoice',
    'Playlist',
    'Wallet',
    'Transcript',
    'Calendar',
    'Weather',
    'Repository',
    'Article',
    'Podcast',
    'Flight',
  ],
  ...['Recipe', 'Contract', 'Image', 'Spreadsheet', 'Portfolio', 'Ticket', 'Newsletter', 'Route', 'Dataset', 'Chart'],
];
const SENTENCES = [
  'Works with any public address and follows redirects on the way.',
  'Results are sorted by relevance, and at most one page of them is returned.',
  'Large inputs are split into chunks before they are sent to the API.',
  'Get your API key at https://example.com/keys and store it in the configuration.',
  'When the service is busy, the call is tried again up to three times.',
  'Dates are read in ISO 8601; a date without a time means midnight in UTC.',
  'Pricing (as of November 2025): ~$0.0175 per image, billed by the second.',
  'The answer is given in Markdown, with a "Sources" section at its end.',
  'Supports English, German, French and – since version 2 – Japanese texts.',
  'Empty fields are left out of the answer, so check for them before use.',
];
const NOUNS = [
  ...['query', 'limit', 'language', 'city', 'file_path', 'prompt', 'start_date', 'end_date', 'currency', 'folder'],
  ...[
    'max_results',
    'output_format',
    'user_name',
    'timeout',
    'model',
    'width',
    'height',
    'country',
    'sort_order',
    'tag',
  ],
];
const DESCRIPTIONS = [
  'The value to use for %, as the service expects it in its own documentation',
  'Optional %; leave it out to take what the account is set to. Defaults to None',
  'How the % is chosen when several of them would fit the request equally well',
  'The %, without quotes and without blanks at either end',
  'Which % the result is about. Must be given in the same spelling as in the list of all of them',
];

export const nounsFor = (chance, count) => chance.some(NOUNS, count);
export const describe = (chance, noun) => chance.pick(DESCRIPTIONS).replace('%', noun.replaceAll('_', ' '));
export const titleOf = (chance) => `${chance.pick(VERBS)} ${chance.pick(THINGS)}`;
export const prose = (chance, sentences) => chance.some(SENTENCES, sentences).join(' ');
export const keywords = (chance) =>
  chance.some([...THINGS, ...VERBS], chance.between(3, 7)).map((word) => word.toLowerCase());
