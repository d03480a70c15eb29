// The portal in the pseudo-language, address by address.
import { addressOf, SEED_AND_CLOCK } from '../fixtures.ts'
import type { Visit } from '../walk/visit.ts'
import { hearAnswers, pseudoMistakesIn, wordsOfIntl } from './in-page.ts'

const PATIENCE = 4000

/** The visitors, by role. */
export const SCENARIOS = { guest: 'guest', member: 'member', agent: 'agent-1' }

/** The problems at these addresses, one line each. */
export async function walkPseudo(
  visit: Visit,
  role: keyof typeof SCENARIOS,
  addresses: readonly string[],
  language = 'PSEUDO',
): Promise<string[]> {
  const facts = { known: wordsOfIntl(), width: visit.page.viewportSize()?.width ?? 0 }
  const found: string[] = []
  await visit.page.addInitScript(hearAnswers)
  for (const [at, path] of addresses.entries()) {
    if (at > 0) await visit.go(path)
    else
      await visit.open(
        addressOf(path, `scenario=${SCENARIOS[role]}+lang-${language}&${SEED_AND_CLOCK}`),
      )
    await visit.settle(PATIENCE)
    const mistakes = await visit.ask(pseudoMistakesIn, facts)
    for (const mistake of [...mistakes, ...visit.takeErrors()]) found.push(`${path}: ${mistake}`)
  }
  return found
}
