/**
 * Servers in languages that are not read: seen by the names of files while folders are searched, and known by what their
 * package manifests depend on. In other repositories no file is read for it.
 */
import type { UnreadLanguage } from '../core/finding.js';
import { extensionOf } from '../files/discover.js';
import { checkoutTexts } from './checkout.js';

interface Language {
  readonly name: string;
  readonly extensions: readonly string[];
  /** The names of its package manifests. */
  readonly manifest: RegExp;
  /** What a manifest has in it that depends on an MCP library. */
  readonly library: RegExp;
  /** What its code has in it that answers as a server, or loads a library which no manifest names. */
  readonly source?: RegExp;
  /** What seems to start the server. */
  command?(package_: Package): string | undefined;
}

interface Package {
  /** The path of the manifest, and of its folder, which ends in a slash where it is not the top. */
  readonly path: string;
  readonly folder: string;
  readonly text: string;
  /** The source files of the language that may be where it starts. */
  readonly mains: readonly string[];
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'Go',
    extensions: ['.go'],
    manifest: /^go\.mod$/,
    library:
      /^[ \t]{0,9}(?:require )?github\.com\/(?:mark3labs\/mcp-go|modelcontextprotocol\/go-sdk|metoro-io\/mcp-golang|ThinkInAIXYZ\/go-mcp|viant\/mcp|strowk\/foxy-contexts|localrivet\/gomcp)[\w./-]{0,40} v[\w.+-]{1,80}[ \t]{0,9}$/m,
    command({ folder, mains }) {
      const own = mains.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
      const named = own.filter((each) => /(?:^|\/)main\.go$/.test(each));
      const main =
        named.find((each) => each === 'main.go') ??
        named.find((each) => /mcp|server/.test(each)) ??
        named[0] ??
        own.find((each) => /mcp|server/.test(each)) ??
        own[0];
      if (main === undefined) return undefined;
      const at = main === 'main.go' ? '.' : `./${main.slice(0, main.lastIndexOf('/'))}`;
      return `go run ${folder === '' ? '' : `-C ${folder.slice(0, -1)} `}${at}`;
    },
  },
  {
    name: 'Rust',
    extensions: ['.rs'],
    manifest: /^Cargo\.toml$/,
    library:
      /^\s{0,9}(?:\[[\w.]*dependencies\.)?(?:rmcp|rust-mcp-sdk|mcp-server|mcp-core|mcpr|mcp-sdk|pmcp|turbomcp)\s{0,9}[=.\]]/m,
    command({ path, folder, text }) {
      const [, bin] = /^\[\[bin\]\][ \t]{0,9}\n[ \t]{0,9}name\s{0,9}=\s{0,9}"([\w-]+)"/m.exec(text) ?? [];
      const at = folder === '' ? '' : ` --manifest-path ${path}`;
      return `cargo run --quiet${at}${bin === undefined ? '' : ` --bin ${bin}`}`;
    },
  },
  {
    name: 'C#',
    extensions: ['.cs', '.fs'],
    // The editor of Unity has a library of its own, and serves the tools itself.
    manifest: /\.(?:(?:cs|fs)proj|asmdef)$/,
    library: /Include="(?:ModelContextProtocol|mcpdotnet)|"Unity\.AI\.MCP\b/i,
    command: ({ path }) => (path.endsWith('.asmdef') ? undefined : `dotnet run --project ${path}`),
  },
  {
    name: 'Kotlin',
    extensions: ['.kt'],
    manifest: /^build\.gradle(?:\.kts)?$|^libs\.versions\.toml$/,
    library: /io\.modelcontextprotocol[:"'. ]+kotlin-sdk/,
    command: jvmCommand,
  },
  {
    name: 'Java',
    extensions: ['.java'],
    manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    library: /io\.modelcontextprotocol(?![:"'. ]+kotlin-sdk)|spring-ai-[\w-]{0,40}mcp|quarkus-mcp-server/,
    command: jvmCommand,
  },
  {
    name: 'Swift',
    extensions: ['.swift'],
    manifest: /^Package\.swift$/,
    library: /modelcontextprotocol\/swift-sdk|SwiftMCP|mcp-swift-sdk/i,
    command: ({ folder }) => `swift run${folder === '' ? '' : ` --package-path ${folder.slice(0, -1)}`}`,
  },
  {
    name: 'Ruby',
    extensions: ['.rb'],
    manifest: /^Gemfile$|\.gemspec$/,
    library: /(?:gem|dependency)\s{0,9}\(?\s{0,9}["'](?:mcp|fast-mcp|mcp-rb|model-context-protocol-rb|action_?mcp)["']/,
    source: /^\s{0,40}require ["'](?:mcp|fast_mcp)["']/m,
    command({ text }) {
      const [, name] = /\.executables\s{0,9}=\s{0,9}(?:%w)?[[(]\s{0,9}["']?([\w-]+)/.exec(text) ?? [];
      return name === undefined ? undefined : `bundle exec ${name}`;
    },
  },
  {
    name: 'PHP',
    extensions: ['.php'],
    manifest: /^composer\.json$/,
    library:
      /"(?:php-mcp\/(?:server|laravel)|mcp\/sdk|logiscape\/mcp-sdk-php|modelcontextprotocol\/php-sdk|laravel\/mcp)"\s{0,9}:/,
    command({ text, folder }) {
      const [, bin] = /"bin"\s{0,9}:\s{0,9}\[?\s{0,9}"([\w./-]+)"/.exec(text) ?? [];
      return bin === undefined ? undefined : `php ${folder}${bin}`;
    },
  },
  {
    name: 'Elixir',
    extensions: ['.ex'],
    manifest: /^mix\.exs$/,
    library: /\{:(?:hermes_mcp|anubis_mcp|ex_mcp|fastest_mcp|vancouver)\s{0,9},/,
    source: /\bdefp?\s\w{1,60}[( ][^\n]{0,80}"tools\/list"/,
    command: ({ folder }) => (folder === '' ? 'mix run --no-halt' : undefined),
  },
  {
    name: 'Dart',
    extensions: ['.dart'],
    manifest: /^pubspec\.yaml$/,
    library: /^[ \t]{1,9}(?:dart_mcp|mcp_dart|mcp_server)[ \t]{0,9}:/m,
    command({ text, folder }) {
      const [, name, file = name] =
        /^executables:[ \t]{0,9}\n[ \t]{1,9}([\w-]+)[ \t]{0,9}:(?:[ \t]{0,9}([\w-]+))?/m.exec(text) ?? [];
      return file === undefined ? undefined : `dart run ${folder}bin/${file}.dart`;
    },
  },
];

/** Quietly: what a build tool prints to standard output would be taken for the server's answers. */
function jvmCommand({ path, folder, text }: Package): string | undefined {
  if (path.endsWith('pom.xml')) {
    const maven = `mvn -q${folder === '' ? '' : ` -f ${path}`}`;
    if (text.includes('spring-boot-maven-plugin')) return `${maven} spring-boot:run`;
    if (text.includes('quarkus-maven-plugin')) return `${maven} quarkus:run`;
    return /exec-maven-plugin|<(?:exec\.)?mainClass>/.test(text) ? `${maven} compile exec:java` : undefined;
  }
  const gradle = `gradle -q --console plain${folder === '' ? '' : ` -p ${folder.slice(0, -1)}`}`;
  if (/org\.springframework\.boot/.test(text)) return `${gradle} bootRun`;
  return /\bapplication\b|\bmainClass\b/.test(text) ? `${gradle} run` : undefined;
}

/** What a language's programs are started with, as a client's config or a README has it. */
const STARTERS: Readonly<Record<string, RegExp>> = {
  Go: /^go$/,
  Rust: /^cargo$/,
  'C#': /^dotnet$/,
  Kotlin: /^(?:java|(?:\.\/)?gradlew|gradle)$/,
  Java: /^(?:java|mvn|(?:\.\/)?mvnw|(?:\.\/)?gradlew|gradle|jbang)$/,
  Swift: /^swift$/,
  Ruby: /^(?:ruby|bundle)$/,
  PHP: /^php$/,
  Elixir: /^(?:mix|elixir)$/,
  Dart: /^dart$/,
};

/** A command that the repository's own `.mcp.json` has for a server of a language. */
function configured(language: string, text: string): string | undefined {
  try {
    const { mcpServers } = JSON.parse(text) as { mcpServers?: Record<string, { command?: unknown; args?: unknown }> };
    for (const { command, args = [] } of Object.values(mcpServers ?? {})) {
      const words = [command, ...(Array.isArray(args) ? (args as unknown[]) : [])];
      if (!words.every((each) => typeof each === 'string') || !STARTERS[language]?.test(words[0] as string)) continue;
      const whole = words.join(' ');
      if (isHarmless(whole)) return whole;
    }
  } catch {
    // A config that cannot be read tells nothing.
  }
  return undefined;
}

/** The first line of a README that starts a program of the language: to build or to install it is no start. */
function inReadme(language: string, text: string): string | undefined {
  for (const line of text.split('\n')) {
    const words = line.trim().replace(/^\$ /, '').split(/ +/);
    const isStart =
      STARTERS[language]?.test(words[0]!) &&
      /^(?:run|exec|-jar|spring-boot:run|bootRun|\w[\w./-]*\.(?:rb|php))$/.test(words[1] ?? '') &&
      !/^(?:rake|rspec|rubocop|yard|jekyll|appraisal)$/.test(words[2] ?? '');
    const whole = words.join(' ');
    if (isStart && isHarmless(whole)) return whole;
  }
  return undefined;
}

/** By ending and by name: most files are told by the first. */
const BY_EXTENSION = new Map(LANGUAGES.flatMap((each) => each.extensions.map((ending) => [ending, each] as const)));
const MAY_BE_MANIFEST = new Set(
  '.toml .mod .xml .gradle .kts .swift .gemspec .exs .yaml .json .csproj .fsproj .asmdef'.split(' '),
);

/** What is there for others: tests, examples, copies of packages. */
const ASIDE =
  /(?:^|\/)(?:tests?|__tests__|fixtures?|testdata|examples?|samples?|docs?|vendor|third_party|benchmarks?|\.?venv|site-packages)\//i;

const MOST_MANIFESTS = 200;
const MOST_MAINS = 50;
const MOST_BYTES = 100_000;
const MOST_BYTES_OF_CODE = 1_000_000;

/** Where a server that is written without a library may answer: so many files are looked into, if no manifest tells. */
const LIKE_SERVER = /mcp|server|rpc|dispatch|protocol|handler|router|proxy|bridge|main/i;
/** They come first. */
const SURELY_LIKE_SERVER = /mcp|server/i;
const MOST_LOOKED_INTO = 30;
const MOST_LIKELY = 300;
/** It tells requests apart by that name; a client sends it. */
const ANSWERS_LIST =
  /(?:case\s{1,9}|==\s{0,9}|equals\()["']tools\/list["']|["']tools\/list["']\s{0,40}(?:=>|->|:[^:]|\|)/;

interface LanguagesSeen {
  /** Told of every file: the folder that it is in, with a slash at its end, and its name. */
  see(folder: string, name: string): void;
  /** Reads the manifests that were seen. */
  found(): readonly UnreadLanguage[];
}

export function watchLanguages(cwd: string): LanguagesSeen {
  const counts = new Map<Language, number>();
  const mains = new Map<Language, string[]>();
  const manifests: { readonly folder: string; readonly name: string }[] = [];
  const likely = new Map<Language, string[]>();
  const read = checkoutTexts(cwd, { maxBytes: MOST_BYTES });
  const textOf = (path: string): string => read(path) ?? '';
  const readCode = checkoutTexts(cwd, { maxBytes: MOST_BYTES_OF_CODE });
  const codeOf = (path: string): string => readCode(path) ?? '';
  const see = (folder: string, name: string): void => {
    const ending = extensionOf(name);
    const language = BY_EXTENSION.get(ending);
    if (language) {
      if (ASIDE.test(folder)) return;
      counts.set(language, (counts.get(language) ?? 0) + 1);
      const some = mains.get(language) ?? [];
      if (some.length < MOST_MAINS && isMain(folder, name)) mains.set(language, [...some, folder + name]);
      const mayServe = likely.get(language) ?? [];
      if (mayServe.length < MOST_LIKELY && LIKE_SERVER.test(name)) {
        mayServe.push(folder + name);
        likely.set(language, mayServe);
      }
    }
    if (!MAY_BE_MANIFEST.has(ending) && name !== 'Gemfile') return;
    if (
      manifests.length < MOST_MANIFESTS &&
      LANGUAGES.some(({ manifest }) => manifest.test(name)) &&
      !ASIDE.test(folder)
    )
      manifests.push({ folder, name });
  };
  const found = (): UnreadLanguage[] => {
    // The nearest to the top first.
    const nearest = manifests.toSorted((a, b) => a.folder.length - b.folder.length);
    const texts = nearest.map((each) => ({
      ...each,
      path: each.folder + each.name,
      text: textOf(each.folder + each.name),
    }));
    return LANGUAGES.flatMap((language): UnreadLanguage[] => {
      const files = counts.get(language) ?? 0;
      if (files === 0) return [];
      const own = mains.get(language) ?? [];
      const packages = texts
        .filter(({ name, text }) => language.manifest.test(name) && language.library.test(text))
        .map((each): Package => ({ ...each, mains: own }));
      const looksSo = packages.length > 0 ? [] : likeliest(likely.get(language) ?? []);
      const isOwn = looksSo.some((path) => {
        const text = codeOf(path);
        return ANSWERS_LIST.test(text) || language.source?.test(text);
      });
      if (isOwn)
        for (const each of texts) if (language.manifest.test(each.name)) packages.push({ ...each, mains: own });
      if (packages.length === 0 && !isOwn) return [];
      const command =
        configured(language.name, textOf('.mcp.json')) ??
        withoutClients(packages)
          .map((each) => language.command?.(each))
          .find((each) => each !== undefined && isHarmless(each)) ??
        inReadme(language.name, textOf('README.md'));
      return [{ language: language.name, files, ...(command !== undefined && { command }) }];
    }).sort((a, b) => b.files - a.files);
  };
  return { see, found };
}

/** The language of a source file, if it is one of those that are not read. */
export const languageNamed = (file: string): string | undefined => BY_EXTENSION.get(extensionOf(file))?.name;

/** Beside servers there are clients of them: only a server can be asked. */
function withoutClients(packages: readonly Package[]): readonly Package[] {
  const servers = packages.filter(({ folder }) => !/client/i.test(folder) || /server/i.test(folder));
  return servers.length > 0 ? servers : packages;
}

function likeliest(paths: readonly string[]): readonly string[] {
  const isSure = (path: string): number => Number(SURELY_LIKE_SERVER.test(path.slice(path.lastIndexOf('/') + 1)));
  return paths.toSorted((a, b) => isSure(b) - isSure(a)).slice(0, MOST_LOOKED_INTO);
}

/** Where a program may start. */
const isMain = (folder: string, name: string): boolean =>
  name === 'main.go' || (/(?:^|\/)cmd\/[^/]+\/$/.test(folder) && name.endsWith('.go') && !name.endsWith('_test.go'));

/** A person is to run it: nothing in it means anything to a shell. */
const isHarmless = (command: string): boolean =>
  /^[\w./: =-]{1,200}$/.test(command) && !/(?:^|[\s/])\.\.(?:\/|\s|$)/.test(command);
