import { readFileSync } from 'node:fs'; import { gunzipSync } from 'node:zlib';
import { readCard } from '@kitchen-table/oracle';
const cards = gunzipSync(readFileSync('/work/shared/cards/oracle-cards.jsonl.gz')).toString().split('\n').filter((x: string)=>x).map((x: string)=>JSON.parse(x));
for (const n of process.argv.slice(2)) { const c=cards.find((x: any)=>x.name===n); const r: any=readCard(c); console.log(n,'|',c.oracle_text ?? c.card_faces.map((f: any)=>f.oracle_text),'\n  ',JSON.stringify(r.card?.faces.map((f: any)=>f.abilities) ?? r.refusals).slice(0,1800)); }
