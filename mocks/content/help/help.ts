import { makeConfig } from '#mocks/merchant/config.ts'
import type { components } from '#openapi/generated/types.ts'
import { localize } from '../text.ts'
import { aboutSection } from './about.ts'
import { bonusSection } from './bonuses.ts'
import { faqSection } from './faq.ts'
import { gamesSection } from './games.ts'
import { legalSection } from './legal.ts'
import { moneySection } from './money.ts'
import { saferSection } from './safer.ts'
import { startSection } from './start.ts'
import { type HelpConfig, helpValues } from './values.ts'

const SECTIONS = [
  startSection,
  moneySection,
  bonusSection,
  gamesSection,
  saferSection,
  legalSection,
  aboutSection,
  faqSection,
]

const onOneLine = (html: string) => html.replace(/\s*\n\s*/g, ' ').trim()

/**
 * The help in a language. Minimum age, helplines and support address are those
 * of the given configuration, by default the sample merchant's. Throws for an unknown placeholder.
 */
export function helpCenter(
  language: string,
  config: HelpConfig = makeConfig(),
): components['schemas']['HelpCenter'] {
  const values = helpValues(config, language)
  const fill = (html: string) =>
    onOneLine(html).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new TypeError(`The help has no value for {${name}}.`)
      return value
    })
  return {
    sections: SECTIONS.map(({ id, title, articles }) => ({
      id,
      title: localize(title, language),
      articles: articles.map((article) => ({
        id: article.id,
        title: localize(article.title, language),
        content: fill(localize(article.content, language)),
      })),
    })),
  }
}
