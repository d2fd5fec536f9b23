/** Names of variables, headers and settings whose values are credentials. */

/** `GITHUB_TOKEN`, `apiKey`, `API_KEY_PRODUCTION`, `Authorization`; not `MAX_TOKENS`, `TOKEN_URL`, `PUBLIC_KEY`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const plain = words.join('_').replace(OF_ONE, '');
  return SECRET.test(plain) && !NOT_SECRET.test(plain);
}

const SECRET =
  /(?:^|_)(?:api_?key|(?:access|auth|bearer|bot|refresh|session|oauth|personal_access|api|pat)_?token|token|(?:client|app|api)_?secret|secret(?:_(?:access_)?key)?|password|passwd|passphrase|private_key|(?:encryption|signing|access)_key|magic_link|credentials?)$|^(?:x_)?authorization$/;
const NOT_SECRET =
  /(?:^|_)(?:public|publishable|anon|max|min|num|page|next|cursor|csrf|continuation|tokens|count|use|enable|disable|has|is|allow|require|no|skip|show|log|contract|erc\d*|mint|base|quote|address)_|(?:^|_)(?:access_key_id)$/;
/** What tells one of several from the others: where it is for, or its number. */
const OF_ONE = /_(?:prod(?:uction)?|live|staging|sandbox|dev(?:elopment)?|test|\d)$/;
