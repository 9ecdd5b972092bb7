import { chromium } from '/work/main/node_modules/@playwright/test/index.mjs';
import { TestServer } from '/work/main/packages/web/e2e/server.ts';
import { play } from '/work/main/packages/web/e2e/player.ts';
import { violations } from '/work/main/packages/web/e2e/axe.ts';
const [which='eight', decisions='40', seconds='90'] = process.argv.slice(2);
const server = new TestServer(); await server.start();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript('globalThis.__name = (f) => f;'); page.on('pageerror', (e) => console.log('PAGE ERROR', e.message));
  page.on('console', (m) => { if (m.type()==='error') console.log('console', m.text()); });
  const base = (await (await fetch(server.url + '/api/decks')).json()) as {id:string;format:string}[];
  const cmd = base.filter(d=>d.format==='commander').map(d=>d.id), duel = base.filter(d=>d.format!=='commander').map(d=>d.id);
  await page.goto(server.url + '/cards');
  cmd.splice(1,1); const n = which==='eight'?8: which==='four'?4:2;
  const decks = n===2?duel:cmd;
  const names = ['Ann','Ben','Cleo','Dina','Elif','Finn','Gus','Hana'];
  const reply = await page.evaluate(async ({n,decks,names,format}) => {
    // through the page's socket.io is private: use polling fetch with its own client
    return null;
  }, {n,decks,names,format: n===2?'two-player':'commander'});
  const { io } = await import('/work/main/node_modules/socket.io-client/build/esm/index.js');
  const wire = io(server.url, { transports: ['websocket'] });
  const created: any = await wire.timeout(60000).emitWithAck('message', { kind:'createGame', format: n===2?'two-player':'commander', seats: names.slice(0,n).map((name,i)=>({name, kind: i===0?'human':'bot', bot:'greedy', deck: decks[i%decks.length]})), options: { seed: 'shots '+which } });
  wire.close();
  if (created.kind!=='created') throw new Error(JSON.stringify(created));
  await page.evaluate(({g,t}) => localStorage.setItem('kitchen-table.seats', JSON.stringify({[g]: [{seat:0,name:'Ann',token:t}]})), {g:created.game,t:created.seats[0].token});
  await page.goto(`${server.url}/game/${created.game}`);
  await page.locator('.table').waitFor();
  const t = Date.now();
  const r = await play(page, { decisions: Number(decisions), seconds: Number(seconds), restAt: 'priority' });
  console.log(which, JSON.stringify({ ...r, kinds: [...r.kinds] }), Date.now()-t, await page.locator('.top .where').textContent());
  const themes = ['dark','light'] as const;
  for (const [w,h] of [[1440,900],[1280,800]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const theme of themes) {
      await page.evaluate((t)=>{document.documentElement.dataset['theme']=t;}, theme);
      if (w===1440 && theme==='light') continue;
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/w3/${which}-${w}-${theme}.png` });
    }
  }
  if (which==='two') { await page.setViewportSize({width:1280,height:800});
    const tile = page.locator('.own .tile').first();
    if (await tile.count()) { await tile.hover(); await page.waitForTimeout(400); await page.keyboard.press('w'); await page.waitForTimeout(400); await page.screenshot({ path: '/tmp/w3/why.png' }); await page.keyboard.press('Escape'); }
    await page.locator('.hand-row .card.unable').first().click({button:'right', timeout: 4000}).catch(()=>{}); await page.waitForTimeout(400); await page.screenshot({ path: '/tmp/w3/whynot.png' }); await page.keyboard.press('Escape');
  }
  await page.goto(server.url+'/cards'); await page.waitForTimeout(900); await page.locator('.lab textarea').fill('Flying, tramle\nWhen this creature enters, draw two crads.'); await page.waitForTimeout(700); await page.screenshot({path:'/tmp/w3/lab.png'}); console.log('axe', await violations(page));
} finally { await browser.close(); await server.remove(); }
