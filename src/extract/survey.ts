/** One walk over a file: it finds the names, and gathers what the extractor looks at. */
import { importedModule, isFunction, requiredModule, staticName, walkAst, type Ast, type Normalise } from './syntax.js';
import { Scopes } from './scopes.js';

export interface Survey {
  readonly program: Ast;
  readonly calls: readonly Ast[];
  /** `new …(…)` */
  readonly made: readonly Ast[];
  readonly objects: readonly Ast[];
  readonly functions: readonly Ast[];
  readonly classes: readonly Ast[];
  readonly templates: readonly Ast[];
  readonly imports: readonly Ast[];
  /** `for (… of …)` */
  readonly loops: readonly Ast[];
  /** The names of members that are assigned: of methods among them nobody knows what they do. */
  readonly assigned: ReadonlySet<string>;
  /** The modules that are imported or required. */
  readonly modules: readonly string[];
  /** Where it says `ui/initialize`. */
  readonly initialising: readonly Ast[];
  /** Whether something in it is called `openai`: without that there is no widget code. */
  readonly namesApi: boolean;
  /** How many nodes the file has. */
  readonly size: number;
  readonly scopes: Scopes;
}

/** Walks a file once. */
export function survey(program: Ast, normalise?: Normalise): Survey {
  const calls: Ast[] = [];
  const made: Ast[] = [];
  const objects: Ast[] = [];
  const functions: Ast[] = [];
  const classes: Ast[] = [];
  const templates: Ast[] = [];
  const imports: Ast[] = [];
  const loops: Ast[] = [];
  const modules: string[] = [];
  const initialising: Ast[] = [];
  const assigned = new Set<string>();
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      const { type } = node;
      // Most nodes are these: they need not be compared with all that follow.
      if (type === 'Identifier' || type === 'Property') return;
      if (type === 'Literal') {
        if (node['value'] === 'ui/initialize') initialising.push(node);
        return;
      }
      switch (type) {
        case 'CallExpression':
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case 'NewExpression':
          made.push(node);
          break;
        case 'ObjectExpression':
          objects.push(node);
          break;
        case 'MemberExpression':
          namesApi ||= staticName(node['property'], node['computed']) === 'openai';
          break;
        case 'ObjectPattern':
          namesApi ||= (node['properties'] as Ast[]).some((each) => each['key']?.name === 'openai');
          break;
        case 'ImportDeclaration':
          imports.push(node);
          noteModule(importedModule(node));
          for (const specifier of node['specifiers']) scopes.declare(specifier.local, 'import', specifier, node);
          break;
        case 'VariableDeclaration':
          for (const declarator of node['declarations']) {
            scopes.declare(
              declarator.id,
              'variable',
              declarator,
              node['kind'] === 'var' ? varScopeAround(node) : scopeAround(node),
            );
          }
          break;
        case 'TSEnumDeclaration':
          scopes.declare(node['id'], 'enum', node, scopeAround(node));
          break;
        case 'TemplateLiteral':
          templates.push(node);
          break;
        case 'ClassExpression':
          classes.push(node);
          break;
        case 'ClassDeclaration':
          classes.push(node);
          if (node['id']) scopes.declare(node['id'], 'class', node, scopeAround(node));
          break;
        case 'CatchClause':
          if (node['param']) scopes.declare(node['param'], 'other', node, node);
          break;
        case 'AssignmentExpression':
          scopes.noteWrite(node['left']);
          noteAssigned(node['left']);
          break;
        case 'UpdateExpression':
          scopes.noteWrite(node['argument']);
          break;
        case 'UnaryExpression':
          if (node['operator'] === 'delete') scopes.noteWrite(node['argument']);
          break;
        case 'ForInStatement':
        case 'ForOfStatement':
          loops.push(node);
          if (node['left'].type !== 'VariableDeclaration') scopes.noteWrite(node['left']);
          break;
        default:
          if (isFunction(node)) {
            functions.push(node);
            if (node.type === 'FunctionDeclaration' && node['id'])
              scopes.declare(node['id'], 'function', node, scopeAround(node));
            if (node.type === 'FunctionExpression' && node['id']) scopes.declare(node['id'], 'function', node, node);
            (node['params'] as Ast[]).forEach((param, index) => scopes.declare(param, 'param', param, node, index));
          }
      }
    },
    normalise,
  );
  const found = {
    calls,
    made,
    objects,
    functions,
    classes,
    templates,
    imports,
    loops,
    assigned,
    modules,
    initialising,
  };
  return { program, ...found, namesApi, size, scopes };

  function noteAssigned({ type, property, computed }: Ast): void {
    const name = type === 'MemberExpression' ? staticName(property as Ast, computed as boolean) : undefined;
    if (name !== undefined) assigned.add(name);
  }

  function noteModule(name: string | undefined): void {
    if (name !== undefined) modules.push(name);
  }
}

const SCOPES = new Set([
  'Program',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'StaticBlock',
  'TSModuleBlock',
]);

function scopeAround(node: Ast): Ast {
  let at = node.parent ?? node;
  while (at.parent && !SCOPES.has(at.type) && !isFunction(at)) at = at.parent;
  return at;
}

function varScopeAround(node: Ast): Ast {
  let at = node.parent ?? node;
  while (
    at.parent &&
    at.type !== 'Program' &&
    !isFunction(at) &&
    at.type !== 'StaticBlock' &&
    at.type !== 'TSModuleBlock'
  )
    at = at.parent;
  return at;
}
