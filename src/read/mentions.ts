/** What files say that may lead to other files: the search for modules that nothing leads to asks it of each language. */

/** What one file mentions that may lead to other files. */
export interface Mentions {
  /** Names of files, without folders and endings, to which it may lead. */
  readonly names: ReadonlySet<string>;
  /** Those of them that mean the file beside it, if there is one. */
  readonly beside?: ReadonlySet<string>;
  /** It loads files whose names it makes up, or one that is not there yet. */
  readonly isOpen: boolean;
  /** It makes a server. */
  readonly serves: boolean;
  /** It answers `tools/list` itself, in the place of an SDK that would, or changes the schemas in its answer. */
  readonly listsTools?: boolean;
  /** It has an answer to `tools/list` of its own, whichever server that is for. */
  readonly answersList?: boolean;
  /** It makes a tool of another one, with what a function makes of the schema. */
  readonly rewritesSchemas?: boolean;
}

export interface ModulesOfLanguage {
  /** Files that make a folder a package. */
  readonly packages: readonly string[];
  /** What stands for a module in what others say. */
  nameOf(path: string): string;
  isTest(path: string, text: string): boolean;
  mentionsIn(text: string): Mentions;
  /** Whether what a text mentions may list tools. */
  mayListTools?(text: string): boolean;
  mayRewriteSchemas?(text: string): boolean;
  /** What settings and pages name. */
  settingsMention(file: string, text: string): Iterable<string>;
  /** A module that has tools, starts nothing, and is found by nothing but its importers. */
  onlyHasTools(path: string, text: string): boolean;
  /** What loading it needs of its own project: of each list, one of these paths. */
  neededBy?(path: string, text: string): readonly (readonly string[])[];
  /** The text without what only takes names from modules: a name that is left may be used. */
  usesIn?(text: string): string;
  /** The statements that only pass on what other modules have under their names. */
  passedOnIn?(text: string): readonly string[];
  /** It goes over all that some module exports. */
  takesAll?(text: string): boolean;
  /** Loading it starts a server, so it is no library. */
  starts?(text: string): boolean;
  /** The name of a function that registers tools, for which no framework looks by itself. */
  isOfTools?(name: string): boolean;
}
