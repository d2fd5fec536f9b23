/** One walk over a file, which finds its names and collects the nodes that the extractor reads. */
import { groupBy, remembered } from '../../core/collections.js';
import { importedModule, isFunction, keyName, loadedModule, memberName, requiredModule, walkAst } from './syntax.js';
import type { ClassNode, FunctionNode, Normalise, SyntaxNode, TSESTree } from './syntax.js';
import { Scopes } from './scopes.js';

export interface Survey {
  readonly program: TSESTree.Program;
  readonly identifiers: readonly TSESTree.Identifier[];
  readonly calls: readonly TSESTree.CallExpression[];
  /** `new …(…)` */
  readonly made: readonly TSESTree.NewExpression[];
  readonly objects: readonly TSESTree.ObjectExpression[];
  readonly functions: readonly FunctionNode[];
  readonly classes: readonly ClassNode[];
  readonly templates: readonly TSESTree.TemplateLiteral[];
  readonly imports: readonly TSESTree.ImportDeclaration[];
  /** `for (… of …)` */
  readonly loops: readonly (TSESTree.ForInStatement | TSESTree.ForOfStatement)[];
  /** The names of members that are assigned: a method of such a name may do anything. */
  readonly assigned: ReadonlySet<string>;
  /** `this.server = …` */
  readonly kept: readonly TSESTree.AssignmentExpression[];
  /** The modules that are imported or required. */
  readonly modules: readonly string[];
  /** The texts by which widgets and hosts name their events and methods: `'ui/initialize'`, `'openai:set_globals'`. */
  readonly hostWords: readonly TSESTree.StringLiteral[];
  /** Whether a member is called `openai`: without one there is no widget code. */
  readonly namesApi: boolean;
  /** How many nodes the file has. */
  readonly size: number;
  readonly scopes: Scopes;
}

/** The names of a file, by what they are. */
export const namesIn = remembered(({ identifiers }: Survey): ReadonlyMap<string, readonly TSESTree.Identifier[]> =>
  groupBy(identifiers, ({ name }) => name),
);

/** Walks a file once. */
export function survey(program: TSESTree.Program, normalise?: Normalise): Survey {
  const identifiers: TSESTree.Identifier[] = [];
  const calls: TSESTree.CallExpression[] = [];
  const made: TSESTree.NewExpression[] = [];
  const objects: TSESTree.ObjectExpression[] = [];
  const functions: FunctionNode[] = [];
  const classes: ClassNode[] = [];
  const templates: TSESTree.TemplateLiteral[] = [];
  const imports: TSESTree.ImportDeclaration[] = [];
  const loops: (TSESTree.ForInStatement | TSESTree.ForOfStatement)[] = [];
  const modules: string[] = [];
  const hostWords: TSESTree.StringLiteral[] = [];
  const assigned = new Set<string>();
  const kept: TSESTree.AssignmentExpression[] = [];
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      // The most frequent types, before the long list of comparisons.
      if (node.type === 'Property') return;
      if (node.type === 'Identifier') {
        identifiers.push(node);
        return;
      }
      if (node.type === 'Literal') {
        if (typeof node.value === 'string' && /^(?:ui\/|openai:)/.test(node.value)) hostWords.push(node);
        return;
      }
      switch (node.type) {
        case 'CallExpression':
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case 'ImportExpression':
          noteModule(loadedModule(node));
          break;
        case 'NewExpression':
          made.push(node);
          break;
        case 'ObjectExpression':
          objects.push(node);
          break;
        case 'MemberExpression':
          namesApi ||= memberName(node) === 'openai';
          break;
        case 'ObjectPattern':
          namesApi ||= node.properties.some((each) => keyName(each) === 'openai');
          break;
        case 'ImportDeclaration':
          imports.push(node);
          noteModule(importedModule(node));
          for (const specifier of node.specifiers)
            scopes.declare(specifier.local, { kind: 'import', node: specifier }, node);
          break;
        case 'VariableDeclaration':
          for (const declarator of node.declarations) {
            const scope = scopeAround(node, node.kind === 'var' ? VAR_SCOPES : SCOPES);
            scopes.declare(declarator.id, { kind: 'variable', node: declarator }, scope);
          }
          break;
        case 'TSEnumDeclaration':
          scopes.declare(node.id, { kind: 'enum', node }, scopeAround(node));
          break;
        case 'TemplateLiteral':
          templates.push(node);
          break;
        case 'ClassExpression':
          classes.push(node);
          break;
        case 'ClassDeclaration':
          classes.push(node);
          if (node.id) scopes.declare(node.id, { kind: 'class', node }, scopeAround(node));
          break;
        case 'CatchClause':
          if (node.param) scopes.declare(node.param, { kind: 'catch', node }, node);
          break;
        case 'AssignmentExpression':
          scopes.noteWrite(node.left);
          noteAssigned(node.left);
          if (node.left.type === 'MemberExpression' && node.left.object.type === 'ThisExpression') kept.push(node);
          break;
        case 'UpdateExpression':
          scopes.noteWrite(node.argument);
          break;
        case 'UnaryExpression':
          if (node.operator === 'delete') scopes.noteWrite(node.argument);
          break;
        case 'ForInStatement':
        case 'ForOfStatement':
          loops.push(node);
          if (node.left.type !== 'VariableDeclaration') scopes.noteWrite(node.left);
          break;
        default:
          if (isFunction(node)) {
            functions.push(node);
            // It is not visited, and yet asked what it stands for.
            if (node.id) node.id.parent = node;
            if (node.type === 'FunctionDeclaration' && node.id)
              scopes.declare(node.id, { kind: 'function', node }, scopeAround(node));
            if (node.type === 'FunctionExpression' && node.id)
              scopes.declare(node.id, { kind: 'function', node }, node);
            node.params.forEach((param, index) => scopes.declare(param, { kind: 'param', node: param, index }, node));
          }
      }
    },
    normalise,
  );
  const found = {
    identifiers,
    calls,
    made,
    objects,
    functions,
    classes,
    templates,
    imports,
    loops,
    assigned,
    kept,
    modules,
    hostWords,
  };
  return { program, ...found, namesApi, size, scopes };

  function noteAssigned(target: SyntaxNode): void {
    const name = target.type === 'MemberExpression' ? memberName(target) : undefined;
    if (name !== undefined) assigned.add(name);
  }

  function noteModule(name: string | undefined): void {
    if (name !== undefined) modules.push(name);
  }
}

const VAR_SCOPES = new Set<string>(['Program', 'StaticBlock', 'TSModuleBlock']);
const SCOPES = new Set<string>([
  ...VAR_SCOPES,
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
]);

function scopeAround(node: SyntaxNode, scopes = SCOPES): SyntaxNode {
  let at: SyntaxNode = node.parent ?? node;
  while (at.parent && !scopes.has(at.type) && !isFunction(at)) at = at.parent;
  return at;
}
