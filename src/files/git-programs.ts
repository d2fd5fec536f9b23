/**
 * What makes git start a program, and how each is turned off. The config of a repository may be a stranger's, and the
 * attributes of a checkout choose which filter, diff program or merge driver of it is for which file.
 */

/** They override every config file. Where git would run an empty text, the value is a command that does nothing. */
export const SETTINGS: readonly string[] = [
  // An empty text is `no` to git since 2.36, and no hook to an older one, to which `false` would be a program.
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.alternateRefsCommand=:',
  'core.askPass=',
  'core.editor=:',
  'core.gitProxy=',
  'core.pager=cat',
  'core.sshCommand=:',
  'credential.helper=',
  'diff.external=',
  'diff.submodule=short',
  'fetch.recurseSubmodules=false',
  'gc.auto=0',
  'gpg.program=:',
  'log.showSignature=false',
  'maintenance.auto=false',
  'protocol.allow=never',
  'safe.bareRepository=explicit',
  'sequence.editor=:',
  'submodule.recurse=false',
  'uploadpack.packObjectsHook=:',
  // This one is about the output: file names are not quoted or escaped.
  'core.quotePath=false',
];

/** The same for settings that have a name in the middle: they are looked up, and set to nothing one by one. */
const NAMED = [
  'filter.NAME.clean',
  'filter.NAME.process',
  'filter.NAME.required',
  'filter.NAME.smudge',
  'diff.NAME.command',
  'diff.NAME.textconv',
  'merge.NAME.driver',
  'hook.NAME.command',
  'credential.NAME.helper',
  'gpg.NAME.program',
  'remote.NAME.receivepack',
  'remote.NAME.uploadpack',
  'remote.NAME.vcs',
  'trailer.NAME.cmd',
  'trailer.NAME.command',
];

const STARTING = new RegExp(
  `^(?:${NAMED.map((key) => key.replaceAll('.', '\\.').replace('NAME', '.*')).join('|')})$`,
  's',
);

/** Whether a key, as `git config --list` writes it, names a program. */
export const startsProgram = (key: string): boolean => STARTING.test(key);

/** Of what the environment says to git, only the user's own config counts: in a hook, for one, git sets much more. */
export function gitEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => !/^GIT_/i.test(name) || /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    // A partial clone would fetch what it lacks, with commands that its config may name.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}
