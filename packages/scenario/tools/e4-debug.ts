import { readFileSync } from 'node:fs'; import { gunzipSync } from 'node:zlib';
import { readScenarios, runScenario, cardLookup } from '@kitchen-table/scenario';
import { STEP_NAMES } from '@kitchen-table/engine';
import * as A from '../src/answers/answer.ts';
import { labelsOf } from '../src/script/options.ts';
import { setTable } from '../src/position/table.ts'; import { setupOf, noteAliases } from '../src/position/set-up.ts';
import { createGame, advanceSegment } from '@kitchen-table/engine';
const cards = gunzipSync(readFileSync('/work/shared/cards/oracle-cards.jsonl.gz')).toString().split('\n').filter(x=>x).map(x=>JSON.parse(x));
const lookup = cardLookup(cards);
const verbose = !process.argv.includes('-q');
for (const r of readScenarios(readFileSync('/work/shared/scenarios/visible.jsonl','utf8'))) {
  if (r.kind!=='scenario'|| !r.scenario.id.includes(process.argv[2]!)) continue;
  const s=r.scenario; if (process.argv.includes('-s')) console.log(JSON.stringify(s,null,1));
  if (process.argv.includes('-t')) for (const p of Object.values(s.players)) for (const e of [...(p as any).hand??[],...(p as any).battlefield??[],...(p as any).graveyard??[]]) { const n=typeof e==='string'?e:e.card; const c:any=lookup(n); const t:any=cards.find((x:any)=>x.name===n); console.log(n,'|',t?.mana_cost,'|',t?.oracle_text ?? JSON.stringify(t?.card_faces?.map((f:any)=>f.oracle_text))); if(process.argv.includes('-j')) console.log(JSON.stringify(c.card?.faces[0].abilities)); }
  const table=setTable(s,(g,t,q)=>{ let a:any; try{a=A.answerQuestion(g,t,q);}catch(e:any){console.log('   !!',q.kind,e.message, q.kind==='priority'?'':JSON.stringify(q)); if(q.kind==='priority') for(const o of q.options) console.log('      ',JSON.stringify(o),'object' in o?g.objects[o.object]!.record.card.name:'', o.kind==='pass'||o.kind==='playLand'?'':labelsOf(g,o)); throw e;} if(verbose&&(q.kind!=='priority'||a[0]!==0)) console.log(g.turn,STEP_NAMES[g.step],t.seats[q.player],q.kind,q.reason.text,q.kind==='priority'?JSON.stringify(q.options[a[0]])+g.objects[(q.options[a[0]] as any).object]?.record.card.name:'',JSON.stringify(a)); return a;});
  const setup=setupOf(s,table,lookup); if(typeof setup==='string'){console.log(setup);continue;}
  const g:any=createGame({...setup,log:true}); g.ask=(x:any,q:any)=>table.answer(x,table,q);
  try { let n=0; while(g.waiting!=='over'&&n++<3000&&(g.turn<s.stop.turn||g.step<=10&&g.turn===s.stop.turn)){ const before=g.log.length; advanceSegment(g); if(verbose) for(const l of g.log.slice(before)) { const t=l.parts.map((p:any)=>typeof p==='string'?p:p.name??('P'+p.player)).join(''); if(!/step begins|begins$|untap step/.test(t)) console.log('      log',l.turn,STEP_NAMES[l.step],l.rule,t);} if(n===1) noteAliases(g,table);} } catch(e:any){ console.log('STOP',e.message, e.stack?.split('\n').slice(1,6).join('\n')); }
  const res=runScenario(s,lookup); console.log(s.id,res.status,res.reason,JSON.stringify(res.leftOver));
}
