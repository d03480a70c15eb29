// The set-up before `npm start` and `npm test`: installs packages from the lockfile, with --browser a browser, with
// --engines those of the other engines. Runs on the system's Node 20; does nothing if everything is up to date.
import { fail, main, requireAnyNode } from './lib/cli.mjs'
import { setUpBrowser, setUpEngines } from './setup/browsers.mjs'
import { setUpPackages } from './setup/packages.mjs'

await main(() => {
  requireAnyNode()
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  }
  setUpPackages()
  if (process.argv.includes('--browser')) setUpBrowser()
  if (process.argv.includes('--engines')) setUpEngines()
})
