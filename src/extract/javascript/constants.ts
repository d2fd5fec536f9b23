/** The constants of a file that are read in several places, found by a position in their value. */
import type { Constants } from '../../core/document.js';
import { addTo, groupBy, countLeading, known } from '../../core/collections.js';
import type { Place } from '../../core/tree.js';
import { bare, childrenOf, endOf, isFunction, keyName, startOf, walkAst, place } from './syntax.js';
import type { SyntaxNode, TSESTree } from './syntax.js';
import { isName } from './scopes.js';
import type { Survey } from './survey.js';

interface Use extends Place {
  /** The member that is read of the constant, if it is one. */
  readonly member?: string;
}

type ConstantNode = TSESTree.VariableDeclarator | TSESTree.TSEnumDeclaration;

interface Constant extends Place {
  /** The declarator, or the enum. */
  readonly node: ConstantNode;
  readonly uses: readonly Use[];
  /** The constant whose value contains the declaration of this one, in a function. */
  readonly around?: Constant;
}

export class ConstantsOf implements Constants {
  readonly #file: Survey;
  /** Tools, resources and manifests. */
  readonly #whole: readonly Place[];
  readonly #children = new Map<SyntaxNode, readonly SyntaxNode[]>();
  readonly #byMember = new Map<SyntaxNode, Map<string | undefined, Use[]>>();
  #all: readonly Constant[] | undefined;

  constructor(file: Survey, whole: readonly Place[]) {
    this.#file = file;
    this.#whole = whole;
  }

  usesOf(wanted: Place): readonly Place[] {
    if (wanted.file !== undefined) return NONE;
    this.#all ??= this.#find();
    let at = this.#all[countLeading(this.#all, ({ start }) => start <= wanted.start) - 1];
    while (at && at.end < wanted.end) at = at.around;
    if (!at || !this.#isPartOf(wanted, at.node)) return NONE;
    const member = memberAt(at.node, wanted);
    return member === undefined ? at.uses : this.#usesOfMember(at, member);
  }

  /** Grouped once: a constant may have as many members as uses. */
  #usesOfMember({ node, uses }: Constant, member: string): readonly Use[] {
    const byMember = known(this.#byMember, node, () => groupBy(uses, ({ member }) => member));
    return [...(byMember.get(undefined) ?? []), ...(byMember.get(member) ?? [])];
  }

  /** Whether a place is part of the constant's value, not of a function body or of an object that the value is read from. */
  #isPartOf(wanted: Place, constant: ConstantNode): boolean {
    let at: SyntaxNode = constant;
    for (;;) {
      if (isFunction(at)) return false;
      const children: readonly SyntaxNode[] = known(this.#children, at, childrenOf);
      const inner = children[countLeading(children, (each) => startOf(each) <= wanted.start) - 1];
      if (!inner || endOf(inner) < wanted.end) return at.type !== 'MemberExpression';
      at = inner;
    }
  }

  #find(): readonly Constant[] {
    const starts = this.#whole.flatMap(({ start, file }) => (file === undefined ? [start] : [])).sort((a, b) => a - b);
    const holdsWhole = ({ start, end }: Place): boolean => starts[countLeading(starts, (each) => each < start)]! < end;
    const found: Constant[] = [];
    for (const [node, uses] of [...this.#uses()].sort(([a], [b]) => place(a).start - place(b).start)) {
      if (uses.length < 2 || holdsWhole(place(node))) continue;
      let around = found.at(-1);
      while (around && around.end < place(node).end) around = around.around;
      found.push({ ...place(node), node, uses, around });
    }
    return found;
  }

  #uses(): ReadonlyMap<ConstantNode, readonly Use[]> {
    const { program, scopes } = this.#file;
    const uses = new Map<ConstantNode, Use[]>();
    const note = (constant: ConstantNode, node: SyntaxNode): void => {
      addTo(uses, constant, { ...place(node), member: memberOf(node) });
    };
    walkAst(program, (node) => {
      if (isExportedText(node)) note(node, node.parent);
      const binding = isName(node) ? scopes.resolve(node) : undefined;
      const isConstant = binding?.kind === 'variable' || binding?.kind === 'enum';
      if (isConstant && !isWithin(place(node), place(binding.node.id))) note(binding.node, node);
    });
    return uses;
  }
}

/** `get` in `SCHEMAS.get`. */
function memberOf(node: SyntaxNode): string | undefined {
  const { parent } = node;
  return parent?.type === 'MemberExpression' && parent.object === node && !parent.computed
    ? parent.property.name
    : undefined;
}

/** The key of the property that a place is in, if the constant is an object. */
function memberAt(constant: ConstantNode, { start, end }: Place): string | undefined {
  const object = constant.type === 'VariableDeclarator' && constant.init ? bare(constant.init) : undefined;
  if (object?.type !== 'ObjectExpression') return undefined;
  const properties = object.properties;
  const property = properties[countLeading(properties, (each) => startOf(each) <= start) - 1];
  if (property?.type !== 'Property' || endOf(property) < end) return undefined;
  return property.computed ? undefined : keyName(property);
}

const NONE: readonly Place[] = [];

const isWithin = (inner: Place, outer: Place): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** An exported string, which other files read too. Exported objects are left out: most are the manifest itself. */
function isExportedText(node: SyntaxNode): node is TSESTree.VariableDeclarator {
  if (node.type !== 'VariableDeclarator' || !node.init) return false;
  return (
    /^(Literal|TemplateLiteral)$/.test(bare(node.init).type) && node.parent.parent.type === 'ExportNamedDeclaration'
  );
}
