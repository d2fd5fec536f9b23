/** Where toolint can be had, in the pages: every command and every step that has an address is written again. */
import { WHERE, whereabouts, type Whereabouts } from '../../src/core/version.js';

const SHA = '<full commit SHA>';
/** However an earlier version of the page has it. */
const KNOWN = [whereabouts(), whereabouts('https://github.com/toolint/toolint')];
const any = (pick: (where: Whereabouts) => string): string =>
  KNOWN.map((each) => pick(each).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

export function withWhereabouts(page: string, workflow: string, where: Whereabouts = WHERE): string {
  const isReleased = where.repository !== undefined;
  const step = `${where.action.name}@${SHA}${isReleased ? ` # ${where.action.ref}` : ''}`;
  return page
    .replace(/(?<=^```yaml\n)name: toolint\n[^]*?(?=^```$)/m, () => workflow)
    .replace(new RegExp(`(?<=uses: )(?:${any(({ action }) => action.name)})@${SHA}(?: # v[\\d.]+)?`, 'g'), () => step)
    .replace(/(?<=npx --yes |"--yes", ")(?:toolint@[\d.]+|github:[\w/#-]+)/g, () => where.npx)
    .replace(
      new RegExp(`(- repo: )(?:${any(({ clone }) => clone)})(\n +rev: )\\S+`, 'g'),
      (_, repo: string, rev: string) => `${repo}${where.clone}${rev}${where.action.ref}`,
    )
    .replace(
      new RegExp(`(?<=npm install --save-dev )(?:${any(({ install }) => install)})(?=\\s)`, 'g'),
      () => where.install,
    )
    .replace(/(<!-- where: (\w+) -->\n\n)[^]*?(?=\n\n<!-- \/where -->)/g, (_, head: string, name: string) => {
      const text = textsOf(where)[name];
      if (text === undefined)
        throw new Error(`A page asks for ${name}, of which scripts/generate/whereabouts.ts knows nothing.`);
      return head + text;
    });
}

const block = (commands: string): string => `\`\`\`sh\n${commands}\n\`\`\``;

/** Paragraphs that differ before and after the first release. */
function textsOf({ repository, install, action, npx }: Whereabouts): Readonly<Record<string, string>> {
  if (repository === undefined) {
    return {
      install: `Until toolint is on npm, install it from a clone next to your project:\n\n${block(`npm install --save-dev ${install}`)}`,
      readme: `${block(`npm install --save-dev ${install}\nnpx toolint`)}

Until toolint is on npm, this installs a clone next to your project. Or paste a server into the [playground](#try-it) first.`,
      security: `**Report it privately** to the person from whom you have toolint, with the version, the file that does it and what
happened: until the first release there is no public place for it. Please tell nobody else before there is a fix.`,
      pin: `\`toolint init\` writes this file. Until the first release, the step uses a fork: fork toolint, and write the name of the
fork and the full SHA of a commit in place of \`${action.name}@${action.ref}\`. In the fork itself, \`./\` stands for both.`,
      npx: `Until the first release, \`npx\` takes toolint from a fork: write its name and the full SHA of a commit in place of
\`${npx}\`. Where the project has installed toolint, \`npx toolint\` is enough.`,
      vscode: `Make the extension in a clone of toolint, with Node 22 or newer, and install it:

\`\`\`sh
npm ci
cd editors/vscode
npm ci
npm run package
code --install-extension toolint.vsix
\`\`\``,
    };
  }
  return {
    install: block(`npm install --save-dev ${install}`),
    readme: `${block(`npm install --save-dev ${install}\nnpx toolint`)}

Or paste a server into the [playground](#try-it) first.`,
    security: `**Report it privately** through [GitHub's form](${repository}/security/advisories/new), with the version, the file that
does it and what happened. Please open no public issue before there is a fix.`,
    pin: `\`toolint init\` writes this file. A tag can be moved and a commit cannot: take the SHA from the
[release](${repository}/releases), and write \`${action.name}@${SHA} # ${action.ref}\`.`,
    npx: 'Pin the version, as these recipes do.',
    vscode: `Install the extension from the [release page](${repository}/releases): download \`toolint.vsix\`, then
\`code --install-extension toolint.vsix\`.`,
  };
}
