import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { compatData, isNewer, type Oldest } from './compat-data.ts';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compatData.css;

/** What styles use that the oldest browsers skip, except after a rule that they know and inside `@supports`. */
export function newerInStyles(styles: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const note = (node: ChildNode, uses: string[]) => {
    if (!isInSupports(node)) for (const use of uses) found.add(use);
  };
  const root = postcss.parse(styles);
  root.walkAtRules((rule) => note(rule, newerAtRule(rule, oldest)));
  root.walkRules((rule) => {
    // Steps of keyframes have no selector.
    if (!isKeyframes(rule.parent)) note(rule, newerSelectors(rule.selector, oldest));
  });
  root.walkDecls((declaration) => {
    if (!hasFallback(declaration, oldest)) note(declaration, newerDeclaration(declaration, oldest));
  });
  return [...found];
}

const isKeyframes = (parent: unknown) => /keyframes$/.test((parent as AtRule | undefined)?.name ?? '');

function isInSupports(node: ChildNode): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'root') return false;
  return (
    (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isInSupports(parent as ChildNode)
  );
}

function newerAtRule({ name, params }: AtRule, oldest: Oldest): string[] {
  const rule = isNewer(atRules[name], oldest) ? [`@${name}`] : [];
  if (name !== 'media') return rule;
  const features = [...params.matchAll(/\(\s*([\w-]+)/g)].map(([, feature = '']) =>
    feature.replace(/^(min|max)-/, ''),
  );
  const newer = features.filter((feature) => isNewer(atRules.media?.[feature], oldest));
  const isLogic = /\bor\b|\(\s*not\b|\band\s+not\b/.test(params) && isNewer(atRules.media?.or_syntax, oldest);
  const isRange = /[<>]/.test(params) && isNewer(atRules.media?.range_syntax, oldest);
  return [
    ...rule,
    ...newer.map((feature) => `@media ${feature}`),
    ...(isRange ? ['@media <'] : []),
    ...(isLogic ? ['@media not'] : []),
  ];
}

function newerSelectors(selector: string, oldest: Oldest): string[] {
  // Escaped colons are part of a class.
  const names = [...selector.matchAll(/(?<!\\)(::?)(?:-moz-|-webkit-)?([a-z][a-z-]+)/g)];
  return names
    .filter(([, , name = '']) => isNewer(selectors[name], oldest))
    .map(([, colons, name]) => `${colons}${name}`);
}

/** The declaration before it, which older browsers keep. */
function hasFallback(declaration: Declaration, oldest: Oldest): boolean {
  const before = declaration.prev();
  if (before?.type !== 'decl') return false;
  if (/^-(webkit|moz)-/.test(before.prop) && before.prop.endsWith(`-${declaration.prop}`)) return true;
  if (before.prop !== declaration.prop || before.prop.startsWith('--')) return false;
  return newerDeclaration(before, oldest).length === 0 || hasFallback(before, oldest);
}

function newerDeclaration({ prop, value }: Declaration, oldest: Oldest): string[] {
  if (isNewer(properties[prop], oldest)) return [prop];
  const words = value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').match(/[a-z][a-z-]*(?=[\s,;)!]|$)/g) ?? [];
  return [
    ...words.filter((word) => isNewer(properties[prop]?.[word], oldest)).map((word) => `${prop}: ${word}`),
    ...functionsIn(value)
      .filter((name) => isNewer(functions[name], oldest))
      .map((name) => `${name}()`),
    ...unitsIn(value)
      .filter(([, feature]) => isNewer(types.length?.[feature], oldest))
      .map(([unit]) => unit),
    ...(/\b(rgb|hsl|lab|lch|oklab|oklch)\(from/.test(value) &&
    isNewer(types.color?.rgb?.relative_syntax, oldest)
      ? ['rgb(from)']
      : []),
  ];
}

const functions = { ...types, ...types.color, ...types.image, ...types['transform-function'] };

const functionsIn = (value: string) => [...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name);

const newerUnits: [unit: RegExp, feature: string][] = [
  [/\dd(vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\ds(vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_small'],
  [/\dl(vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_large'],
  [/\dcq(w|h|i|b|min|max)\b/, 'container_query_length_units'],
  [/\dlh\b/, 'lh'],
  [/\drlh\b/, 'rlh'],
  [/\dcap\b/, 'cap'],
  [/\dic\b/, 'ic'],
];

const unitsIn = (value: string): [unit: string, feature: string][] =>
  newerUnits.flatMap(([unit, feature]) => {
    const found = unit.exec(value);
    return found ? [[found[0].slice(1), feature] as [string, string]] : [];
  });
