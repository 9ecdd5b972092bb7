import { readFileSync, readdirSync } from 'node:fs'; import { gunzipSync } from 'node:zlib';
import { readCorpus } from '../src/index.ts';
const cards = gunzipSync(readFileSync('/work/shared/cards/oracle-cards.jsonl.gz')).toString('utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
const pairs = new Map<string, Map<string, number>>();
const walk = (t: any): void => { if (!t || typeof t !== 'object') return; if (Array.isArray(t)) { t.forEach(walk); return; } if (t.kind) { const m = pairs.get(t.kind) ?? new Map(); for (const k of Object.keys(t)) m.set(k, (m.get(k) ?? 0) + 1); pairs.set(t.kind, m); } Object.values(t).forEach(walk); };
readCorpus(cards, (card) => card.faces.forEach((f) => walk(f.abilities)));
const dir = '/work/main/packages/language/src/'; const src = readdirSync(dir).map((f) => readFileSync(dir + f, 'utf8')).join('\n');
const blocks: string[] = []; for (const m of src.matchAll(/export interface [\s\S]*?\n\}/g)) blocks.push(m[0]); for (const m of src.matchAll(/^\s*\|? ?\{ kind: [^\n]*/gm)) blocks.push(m[0]); for (const m of src.matchAll(/\{\n\s+kind: [\s\S]*?\n    \}/g)) blocks.push(m[0]); for (const m of src.matchAll(/export type Characteristics[\s\S]*?;\n\n/g)) blocks.push(m[0]);
for (const [kind, fields] of [...pairs].sort()) { const mine = blocks.filter((b) => b.includes(`'${kind}'`)); if (mine.length === 0) { console.log('NO KIND', kind, [...fields]); continue; } for (const [f, n] of fields) if (!mine.some((b) => new RegExp(`\\b${f}\\??:`).test(b)) && !['label', 'abilityWord', 'keyword'].includes(f)) console.log('FIELD', kind, f, n); }
const counts = [...pairs].map(([k, m]) => [k, m.get('kind')!] as const).sort((a, b) => b[1] - a[1]); console.log(counts.map(([k, n]) => k + ':' + n).join(' '));
