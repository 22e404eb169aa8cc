// node tools/rename_web.mjs WEB PLAN: renames types, fields and message names of src/api.d.ts in all of WEB.
// Svelte files are seen by the language service as svelte2tsx writes them; each edit is mapped back.
import { readFileSync, writeFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve, dirname } from 'node:path';

const [web, planFile] = [resolve(process.argv[2]), process.argv[3]];
const require = createRequire(join(web, 'package.json'));
const ts = require('typescript');
const { svelte2tsx } = require('svelte2tsx');
const { TraceMap, originalPositionFor } = createRequire(require.resolve('svelte2tsx'))('@jridgewell/trace-mapping');
const plan = JSON.parse(readFileSync(planFile, 'utf8'));

const walk = (dir) => readdirSync(dir).flatMap((name) => {
  const path = join(dir, name);
  return statSync(path).isDirectory() ? walk(path) : [path];
});
const files = ['src', 'tests'].flatMap((dir) => walk(join(web, dir)));
const VIRTUAL = '.generated.ts';
const generated = new Map(); // virtual name -> {text, trace, source, path}
for (const path of files.filter((file) => file.endsWith('.svelte'))) {
  const source = readFileSync(path, 'utf8');
  const { code, map } = svelte2tsx(source, { filename: path, isTsFile: true, mode: 'ts', version: '5.0.0' });
  generated.set(path + VIRTUAL, { text: code, trace: new TraceMap(JSON.parse(map.toString())), source, path });
}
const shims = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts'].map((name) => join(dirname(require.resolve('svelte2tsx')), name)).filter(existsSync);
const roots = [...files.filter((file) => file.endsWith('.ts')), ...generated.keys(), ...shims];
const config = ts.parseJsonConfigFileContent(ts.readConfigFile(join(web, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, web);
const options = { ...config.options, noEmit: true };
const read = (name) => generated.get(name)?.text ?? ts.sys.readFile(name);
const host = {
  getScriptFileNames: () => roots,
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => { const text = read(name); return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text); },
  getCurrentDirectory: () => web,
  getCompilationSettings: () => options,
  getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
  fileExists: (name) => generated.has(name) || ts.sys.fileExists(name),
  readFile: read,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  resolveModuleNameLiterals: (literals, containing) => literals.map(({ text }) => {
    if (text.startsWith('.') && text.endsWith('.svelte')) {
      const found = resolve(dirname(containing), text) + VIRTUAL;
      if (generated.has(found)) return { resolvedModule: { resolvedFileName: found, extension: '.ts' } };
    }
    return ts.resolveModuleName(text, containing.replace(VIRTUAL, ''), options, ts.sys);
  }),
};
const service = ts.createLanguageService(host);
const program = service.getProgram();
const api = join(web, 'src/api.d.ts');
const apiFile = program.getSourceFile(api);

// -- where types and fields are declared
const declared = new Map();
const aliases = new Map();
for (const node of apiFile.statements) {
  if (ts.isTypeAliasDeclaration(node)) aliases.set(node.name.text, node.name.getStart());
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') continue;
  const schemas = node.members.find((each) => each.name.text === 'schemas');
  for (const schema of schemas.type.members) declared.set(schema.name.text, schema);
}
const memberIn = (type, path) => {
  const found = [];
  const visit = (node) => {
    if (ts.isPropertySignature(node) && (node.name.text ?? '') === path) found.push(node.name.getStart());
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(type, visit);
  return found;
};
const edits = new Map(); // path -> Map(offset -> {length, text})
const lost = [];
function offsetIn(source, line, column) {
  let at = 0;
  for (let n = 1; n < line; n++) at = source.indexOf('\n', at) + 1;
  return at + column;
}
function add(path, start, length, text, old) {
  const of = edits.get(path) ?? edits.set(path, new Map()).get(path);
  const before = of.get(start);
  if (before && before.text !== text) throw new Error(`${path}:${start}: ${before.text} or ${text}?`);
  of.set(start, { length, text, old });
}
function place(location, old, text) {
  const { fileName, textSpan, prefixText = '', suffixText = '' } = location;
  const whole = prefixText + text + suffixText;
  const made = generated.get(fileName);
  if (!made) return add(fileName, textSpan.start, textSpan.length, whole, old);
  const lines = made.text.slice(0, textSpan.start).split('\n');
  const at = originalPositionFor(made.trace, { line: lines.length, column: lines.at(-1).length });
  if (at.line === null) return lost.push(`${made.path}: ${old} (generated code only)`);
  const offset = offsetIn(made.source, at.line, at.column);
  if (made.source.slice(offset, offset + textSpan.length) !== made.text.slice(textSpan.start, textSpan.start + textSpan.length))
    return lost.push(`${made.path}:${at.line}: ${old} -> ${whole}, found ${JSON.stringify(made.source.slice(offset, offset + 30))}`);
  if (!prefixText && !suffixText && shorthandAttribute(made.source, offset, old)) return add(made.path, offset, textSpan.length, whole, old);
  add(made.path, offset, textSpan.length, whole, old);
}
const shorthandAttribute = () => false;
function rename(position, old, text) {
  const found = service.findRenameLocations(api, position, false, false, { providePrefixAndSuffixTextForRename: true });
  if (!found) throw new Error(`cannot rename ${old}`);
  for (const location of found) place(location, old, text);
  return found.length;
}
let uses = 0;
for (const [type, fields] of Object.entries(plan.fields)) {
  const [schema] = type.split('.');
  const node = declared.get(schema);
  if (!node) continue; // paths and operations: the types are written anew
  for (const [old, text] of Object.entries(fields)) {
    const positions = memberIn(node, old);
    if (!positions.length) throw new Error(`${type}.${old} is not in api.d.ts`);
    for (const position of positions) uses += rename(position, old, text);
  }
}
for (const [old, text] of Object.entries(plan.types)) if (aliases.has(old)) uses += rename(aliases.get(old), old, text);

// -- message names: `type: 'x'`, `.type === 'x'`, `case 'x'` of a switch over a type
const isType = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'type';
function literals(file) {
  const visit = (node) => {
    if (ts.isStringLiteral(node) && Object.hasOwn(plan.literals, node.text) && isMessageName(node, file))
      place({ fileName: file.fileName, textSpan: { start: node.getStart(file) + 1, length: node.text.length } }, node.text, plan.literals[node.text]);
    ts.forEachChild(node, visit);
  };
  visit(file);
}
function isMessageName(node, file) {
  const parent = node.parent;
  if (ts.isPropertyAssignment(parent)) return parent.name.text === 'type';
  if (ts.isBinaryExpression(parent)) return [parent.left, parent.right].some((each) => each !== node && isType(each));
  if (ts.isCaseClause(parent)) return isType(parent.parent.parent.expression);
  return false;
}
for (const file of program.getSourceFiles()) {
  if (file.fileName === api || file.fileName.includes('node_modules')) continue;
  if (generated.has(file.fileName) || file.fileName.startsWith(web)) literals(file);
}

for (const [path, of] of edits) {
  let text = readFileSync(path, 'utf8');
  for (const [start, { length, text: put }] of [...of].sort((a, b) => b[0] - a[0])) text = text.slice(0, start) + put + text.slice(start + length);
  writeFileSync(path, text);
}
console.log(`${uses} uses of ${Object.keys(plan.types).length} types and their fields, in ${edits.size} files`);
for (const line of new Set(lost)) console.log('by hand:', line);
