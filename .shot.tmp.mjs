import { chromium } from '@playwright/test'
import { launchOptions } from '/work/wt/lists/scripts/browser.mjs'
const port = 5247
const browser = await chromium.launch(launchOptions())
const jobs = process.argv.slice(2)
for (const job of jobs) {
  const [name, path, scen = 'member+lang-EN', w = '1440', theme = 'midnight', act = ''] = job.split('|')
  const phone = Number(w) < 700
  const ctx = await browser.newContext({ viewport: { width: Number(w), height: phone ? 844 : 900 }, hasTouch: phone, isMobile: phone, deviceScaleFactor: 1 })
  await ctx.addInitScript((t) => localStorage.setItem('theme', t), theme)
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'ERR', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log(name, 'THROWN', e.message.slice(0, 600)))
  const u = new URL(path, `http://localhost:${port}`)
  u.searchParams.set('scenario', scen); u.searchParams.set('seed', '7'); u.searchParams.set('clock', '2026-11-20T09:00:00Z')
  await page.goto(u.href)
  await page.waitForTimeout(6000)
  if (act) { try { await (new Function('page', `return (async () => { ${act} })()`))(page) } catch (e) { console.log(name, String(e).slice(0, 300)) } await page.waitForTimeout(1200) }
  await page.screenshot({ path: `/tmp/shots/${name}.png` })
  console.log(name, page.url(), await page.evaluate(() => [document.querySelectorAll('[role=feed] *').length, document.querySelectorAll('[role=feed] article').length, document.documentElement.scrollHeight].join(' ')))
  await ctx.close()
}
await browser.close()
