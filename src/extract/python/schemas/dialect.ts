/** Which SDK serves a function, as far as it is known, and what of the schema depends on its version. */
import { compareVersions } from '../../../core/python-requirements.js';

/** All versions from one on and before another; without a bound, there is none. */
export interface Versions {
  readonly from?: string;
  /** The first that it is not. */
  readonly before?: string;
}

export interface Sdk {
  /** `official`: the package `mcp`. */
  readonly is: 'official' | 'fastmcp';
  /** What the project's files say of its version. */
  readonly versions?: Versions;
  /** The same of pydantic, which makes the schemas. */
  readonly pydantic?: Versions;
}

/** Undefined: some of the versions are, some are not. */
export type Maybe = boolean | undefined;

/** Whether a version is this one or a later one. */
export function isSince({ from, before }: Versions = {}, version: string): Maybe {
  if (from !== undefined && compareVersions(from, version) >= 0) return true;
  return before !== undefined && compareVersions(before, version) <= 0 ? false : undefined;
}

const not = (value: Maybe): Maybe => (value === undefined ? undefined : !value);
/** True if one is, false if none is. */
const or = (a: Maybe, b: Maybe): Maybe => a === true || b === true || (a === false && b === false ? false : undefined);

/** What the versions do differently. */
export class Dialect {
  readonly is: Sdk['is'];
  /** Schemas and properties have titles. */
  readonly titles: Maybe;
  /** A title is also taken from a schema that has nothing else in it. */
  readonly dropsLoneTitles: Maybe;
  /** The arguments as a whole, and models that refuse other fields, have `additionalProperties: false`. */
  readonly closes: Maybe;
  /** Classes are in `$defs`, and not in the place where they are used. */
  readonly hasDefs: Maybe;
  /** A text in `Annotated` is a description. */
  readonly textsDescribe: Maybe;
  /** What the docstring says of a parameter is its description in the schema. */
  readonly docstringDescribes: Maybe;
  /** The type of what is returned is served. */
  readonly hasOutput: Maybe;
  /** `dict[str, Any]` has `additionalProperties: true`. */
  readonly opensDictionaries: Maybe;
  /** `Optional[Context]` is left out as `Context` is. */
  readonly leavesOutOptionalContext: Maybe;
  /** What is wrapped is described as "Generic wrapper …". */
  readonly describesWrapper: Maybe;
  /** Fields of a TypedDict that may be missing have `default: null` in what is returned. */
  readonly hasNullForMissing: Maybe;
  /** Calls such as `Depends(get_user)` as defaults leave a parameter out. */
  readonly injects: Maybe;
  readonly refusesSelf: Maybe;
  /** Bytes are not served as what is returned, and a bare `list` is not from version 4 on. */
  readonly leavesOutBytes: Maybe;
  readonly leavesOutBareList: Maybe;
  /** Images and content that is made by hand have no schema where they are returned. */
  readonly leavesOutContent: Maybe;
  /** Parameters that have the name of an attribute of `BaseModel` are served like any other. */
  readonly takesModelNames: Maybe;

  /** Every annotation has to be a class or generic, and no text. */
  readonly needsClasses: boolean;

  constructor({ is, versions, pydantic }: Sdk) {
    const since = (version: string): Maybe => isSince(versions, version);
    const isFast = is === 'fastmcp';
    this.is = is;
    this.titles = isFast ? not(since('2.11')) : true;
    this.dropsLoneTitles = isFast && since('3.2.4');
    this.closes = isFast ? or(not(since('2.3.1')), since('3')) : false;
    this.hasDefs = isFast ? not(since('3')) : true;
    this.textsDescribe = isFast && since('2.11');
    this.docstringDescribes = isFast && since('3.2.4');
    this.hasOutput = since(isFast ? '2.10' : '1.10');
    this.opensDictionaries = isSince(pydantic, '2.11') ?? (since(isFast ? '2.13' : '1.13') || undefined);
    this.leavesOutOptionalContext = isFast || (since('1.16') || since('1.14') === false ? since('1.16') : undefined);
    this.describesWrapper = isFast && not(since('3.2.4'));
    this.hasNullForMissing = isFast || since('2.3') ? false : not(since('2.0.1')) || undefined;
    this.injects = isFast && since('2.14');
    this.refusesSelf = isFast && since('3');
    this.leavesOutBytes = isFast && since('3.2.4');
    this.leavesOutBareList = isFast && since('4');
    this.leavesOutContent = isFast || since('2');
    this.needsClasses = !isFast && since('1.7') === true && since('1.14') === false;
    this.takesModelNames = isFast || since('1.12');
  }
}
