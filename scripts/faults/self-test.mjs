// `npm run faults -- --self-test`: plants mistakes into the page; each must be found.
import { fail, option } from '../say.mjs'
import { openVisit, textKeys } from '../walk/visit.mjs'
import { doAll } from '../walk/workers.mjs'
import { PLANTS, tools } from './plants.mjs'
import { readCase } from './read-case.mjs'
import { writeCase } from './write-case.mjs'

/** A read and a form in which nothing is wrong without a planted mistake. */
const READ = { operation: 'getVip', fault: '500', world: 'member', address: '/member?page=vip' }
const WRITE = {
  operation: 'transferWallet',
  fault: '500',
  world: 'member',
  address: '/member?page=transferFund',
  presses: ['Transfer'],
}

const inPlace = (place, visit) =>
  place === 'read' ? readCase(visit, READ) : writeCase(visit, WRITE)

export async function selfTest({ browser, url }, workers) {
  const keys = textKeys()
  const missed = []
  const nothing = ['read', 'write'].map((place) => ({ name: 'nothing', in: place, found: null }))
  const only = option('only') ?? ''
  const plants = [...nothing, ...PLANTS].filter(({ name }) => name.includes(only))
  await doAll(plants, workers, async ({ name, in: place, found, plant }) => {
    const visit = await openVisit(browser, { url, keys, virtual: true })
    if (plant) {
      await visit.page.addInitScript(tools)
      await visit.page.addInitScript(plant)
    }
    const wrong = await inPlace(place, visit).catch((error) => [error.message])
    await visit.close()
    const caught = found ? wrong.some((line) => found.test(line)) : wrong.length === 0
    console.log(`  ${caught ? 'found ' : 'MISSED'}  ${place.padEnd(5)}  ${name}`)
    if (!caught) missed.push(`${name}: ${wrong.join('; ') || 'nothing was wrong'}`)
  })
  for (const line of missed) console.log(`    ${line}`)
  console.log(
    `${plants.length - missed.length} of ${plants.length} told right, ${nothing.length} of them pages without a mistake.`,
  )
  if (missed.length > 0) fail('The matrix would overlook mistakes.')
}
