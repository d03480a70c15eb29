// `npm run pseudo`: visits every address of a role in the pseudo-language and reports what is hard-coded, cut off or
// too wide.
import { fail, main, needLockedNode, option } from './say.mjs'
import { SCENARIOS, walkPseudo } from './walk/pseudo.mjs'
import { addressesOf, readRoutes } from './walk/screens.mjs'
import { openVisit } from './walk/visit.mjs'
import { withPortal } from './walk/workers.mjs'

await main(async () => {
  needLockedNode('pseudo')
  const routes = await readRoutes()
  const roles = option('role') ? [option('role')] : Object.keys(SCENARIOS)
  const width = Number(option('width') ?? 390)
  const direction = process.argv.includes('--rtl') ? 'PSEUDO-RTL' : 'PSEUDO'
  let count = 0
  await withPortal(async ({ browser, url }) => {
    for (const role of roles) {
      const visit = await openVisit(browser, { url, keys: [], width })
      const only = option('only') ?? ''
      const addresses = addressesOf(routes, role).filter((path) => path.includes(only))
      const found = await walkPseudo(visit, { role, addresses, direction, width })
      for (const line of found) console.log(`${role} ${line}`)
      count += found.length
      await visit.close()
    }
  })
  if (count > 0) fail(`${count} found.`)
  console.log('Every text is a text, and all of each is there.')
})
