import { readFileSync } from 'node:fs'; import { gunzipSync } from 'node:zlib';
import { readCorpus } from '/work/main/packages/oracle/src/index.ts';
const cards = gunzipSync(readFileSync('/work/shared/cards/oracle-cards.jsonl.gz')).toString('utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
const c0 = process.cpuUsage(); const r = readCorpus(cards); const c1 = process.cpuUsage(c0);
console.log(r.cards, r.read, (100*r.read/r.cards).toFixed(1)+'%', 'ambiguous', r.ambiguous, 'wrong', r.wrong, 'cpu s', (c1.user + c1.system) / 1e6);
