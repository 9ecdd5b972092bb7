import { readFileSync } from 'node:fs'; import { gunzipSync } from 'node:zlib';
import { cardsNeeded, readScenarios } from '@kitchen-table/scenario';
import { readCard } from '@kitchen-table/oracle'; import { missingMeanings } from '@kitchen-table/engine';
const cards = new Map<string, any>(); for (const l of gunzipSync(readFileSync('/work/shared/cards/oracle-cards.jsonl.gz')).toString().split('\n')) if (l) { const c = JSON.parse(l); cards.set(c.name, c); for (const f of c.card_faces ?? []) if (!cards.has(f.name)) cards.set(f.name, c); }
const unread = new Map<string, Set<string>>(), missing = new Map<string, Set<string>>(), only = new Map<string, Set<string>>(), nocard=new Map<string,Set<string>>();
const add=(m:any,k:string,id:string)=>{ if(!m.has(k)) m.set(k,new Set()); m.get(k).add(id); };
let oc=0;
for (const r of readScenarios(readFileSync('/work/shared/scenarios/visible.jsonl', 'utf8'))) { if (r.kind !== 'scenario') continue; const id = r.scenario.id; const probs:string[]=[];
 for (const n of cardsNeeded(r.scenario)) { const c = cards.get(n); if (!c) { add(nocard,n,id); probs.push('N:'+n); continue; } const x: any = readCard(c); if (!x.card) { for (const f of x.refusals) { add(unread, n + ' :: ' + f.text + (f.problem!=='declined'?' ['+f.problem+']':' @'+f.text.slice(f.offset,f.offset+20)), id); probs.push('U:'+n+' :: '+f.text); } } else for (const m of missingMeanings(x.card)) { add(missing, m.node+'  ('+n+')', id); probs.push('M:'+m.node); } }
 const u=[...new Set(probs)]; if(u.length===1) add(only,u[0],id); }
const show = (m: Map<string, Set<string>>, n: number) => { for (const [k, v] of [...m].sort((a, b) => b[1].size - a[1].size).slice(0, n)) console.log(v.size, k.slice(0,230)); };
const N=Number(process.argv[2]??60);
console.log('--- missing meanings'); show(missing, 70); console.log('--- single blockers'); show(only, N); console.log('--- unread'); show(unread, 20); console.log('--- no card', nocard.size); show(nocard,10);
