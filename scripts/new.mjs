// `npm run new -- KIND NAME`: writes what a recipe lists, with its texts in six languages, or nothing (ADR 0114).
import { fail, main, requireLockedNode, runNode } from './lib/cli.mjs'

const WORD = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const KEY = String.raw`[a-z]\w*(?:\.[A-Za-z]\w*)*`

/** By kind: the form of its name, and an example with the words that may follow. */
const KINDS = {
  page: [`(visitor|play|offers|member|agent)/(${WORD})`, 'offers/bonus-wheel "Bonus wheel"'],
  'member-page': [`(account|money|records|rewards)/(${WORD})`, 'records/statement "Statement"'],
  'agent-page': [`(team|income|contracts|money|service)/(${WORD})`, 'team/ranking "Ranking"'],
  component: [`(${WORD})`, 'rating'],
  call: [String.raw`(GET|POST|PUT|DELETE) (/wps(?:/[a-z]\w*)+)`, 'GET /wps/member/loyaltyStatus'],
  scenario: [`([a-z-]+)/(${WORD})`, 'offers/wheel-closed "The wheel is closed."'],
  text: [String.raw`(\w+):(${KEY})`, 'winners:hint "Updated every hour."'],
}

async function writerOf(name) {
  const { call } = await import('./new/call.mjs')
  const { agentPage, memberPage, page } = await import('./new/pages.mjs')
  const { component, scenario, text } = await import('./new/parts.mjs')
  const centre = { 'member-page': memberPage, 'agent-page': agentPage }
  return { page, ...centre, component, call, scenario, text }[name]
}

async function format(paths) {
  const args = ['format', '--write', '--colors=off', '--no-errors-on-unmatched', ...paths]
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  const { code, output } = await runNode(biome, args, { capture: true })
  if (code !== 0) fail(`Written, but not formatted: ${output}`)
}

await main(async () => {
  requireLockedNode('new')
  const [name = '', ...given] = process.argv.slice(2)
  if (!Object.hasOwn(KINDS, name)) fail(`Name one of the kinds: ${Object.keys(KINDS).join(', ')}.`)
  const [form, example] = KINDS[name]
  // A call is named by two words: its method and its address.
  const [typed, words, ...rest] = [given.splice(0, name === 'call' ? 2 : 1).join(' '), ...given]
  const usage = `write it as in npm run new -- ${name} ${example}`
  const parts = new RegExp(`^${form}$`).exec(typed)?.slice(1)
  if (!parts) fail(`"${typed}" is no name of this kind: ${usage}.`)
  if (rest.length > 0) fail(`Put quotes around several words: ${usage}.`)
  const write = await writerOf(name)
  const { createPlan } = await import('./new/plan.mjs')
  const plan = createPlan()
  const next = write(plan, parts, words)
  const paths = plan.write()
  await format(paths)
  console.log([...paths.map((path) => `  ${path}`), '', next].join('\n'))
})
