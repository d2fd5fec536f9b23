/** Names that a file takes at its top from a module of the project or the SDK that does not have them: Python cannot import the file. */
import type { MissingName } from '../../core/python-code.js';
import { importsIn, type Module } from './names.js';
import { childrenOf, placeOf, statementsOf, textOf, type PyNode } from './syntax.js';
import { SDK_NAMES } from './sdk-names.js';
import { MAKES_NAMES, namesOf } from './undefined-names.js';

/** Whether only one file of the project may be meant by what is imported; of a package that no project has, none. */
export type IsOnly = (level: number, name: string) => boolean;

export function missingNamesIn(module: Module, isOnly: IsOnly): MissingName[] {
  if (MAKES_NAMES.test(module.text)) return [];
  return statementsOf(module.root).flatMap((each) =>
    each.name === 'ImportStatement' && each.firstChild?.name === 'from' ? missingOf(module, each, isOnly) : [],
  );
}

function missingOf(module: Module, statement: PyNode, isOnly: IsOnly): MissingName[] {
  const taken = importsIn(module, statement).flatMap(([, binding]) => (binding.name === undefined ? [] : [binding]));
  const [first] = taken;
  if (first?.level === 0 && /^mcp(?:\.|$)/.test(first.from)) return missingInSdk(module, statement, first.from, isOnly);
  const from = first && module.import(first.level, first.from);
  if (!from || from === module || from.path === undefined) return [];
  const isPackage = from.location.endsWith('__init__.py');
  const lacking = taken.filter(({ name = '' }) => !/^__/.test(name) && !from.mayDefine(name));
  if (lacking.length === 0) return [];
  const own = namesOf(from);
  const missing = lacking.filter(({ name = '' }) => own && !own.has(name) && !(isPackage && isModuleOf(from, name)));
  const isSure = first.level > 0 || isOfProject(module, from, first.from, missing.length < taken.length);
  if (missing.length === 0 || !isSure || !isOnly(first.level, first.from)) return [];
  return missing.flatMap(({ name }) => {
    const node = childrenOf(statement).findLast(
      (each) => each.name === 'VariableName' && textOf(module, each) === name,
    );
    return node ? { ...placeOf(module, node), name: name!, module: from.path!, near: [...own!] } : [];
  });
}

/** Its modules are members of a package, and what is called neither like a class nor like a function may be one that is made. */
const isModuleOf = (from: Module, name: string): boolean =>
  !/^_*[A-Z]|^(?:get|set|create|make|load|init|register|is|has)_[a-z]/.test(name) || from.import(1, name) !== undefined;

/**
 * What is installed may have the same name: not where the module has another of the names, where the file is in that
 * package itself, or where it has Python look in its own folder first.
 */
function isOfProject({ text, location }: Module, from: Module, name: string, hasOthers: boolean): boolean {
  const path = name.replaceAll('.', '/');
  const base = from.location.replace(/(?:\/__init__)?\.py$/, '');
  if (base !== path && !base.endsWith(`/${path}`)) return false;
  const root = base.slice(0, base.length - path.length);
  if (hasOthers || (name.includes('.') && location.startsWith(`${root}${name.split('.', 1)[0]!}/`))) return true;
  return folderOf(location) === folderOf(from.location) && OWN_FOLDER.test(text);
}

/** `from mcp.server.fastapi import FastMCP`: in no version is there such a module, or such a name. */
function missingInSdk(module: Module, statement: PyNode, from: string, isOnly: IsOnly): MissingName[] {
  const words = childrenOf(statement).filter(
    ({ name, prevSibling }) => name === 'VariableName' && prevSibling?.name !== 'as',
  );
  const path = from.split('.');
  const missing = words.slice(1).flatMap((each, index): MissingName[] => {
    const of = path.slice(0, index + 1).join('.');
    const names = SDK_NAMES.get(of);
    const name = textOf(module, each);
    if (!names || names.has(name) || name.startsWith('_')) return [];
    return [{ ...placeOf(module, each), name, module: of, near: [...names], isInSdk: true }];
  });
  const isModule = missing[0] && path.length > missing[0].module.split('.').length;
  if (missing.length === 0 || /\bsys\.path\b/.test(module.text) || !isOnly(0, from)) return [];
  return isModule ? missing.slice(0, 1) : missing;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const OWN_FOLDER =
  /^sys\.path\.insert\(0, (?:os\.path\.dirname\(|str\(Path\()(?:os\.path\.abspath\()?__file__\)+(?:\.resolve\(\))?(?:\.parent\))?[ \t]*$/m;
