import type { components } from '../../openapi/generated/types.ts'
import { makeConfig } from '../merchant/config.ts'
import { aboutSection } from './help-about.ts'
import { bonusSection } from './help-bonuses.ts'
import { faqSection } from './help-faq.ts'
import { gamesSection } from './help-games.ts'
import { legalSection } from './help-legal.ts'
import { moneySection } from './help-money.ts'
import { saferSection } from './help-safer.ts'
import { startSection } from './help-start.ts'
import { type HelpConfig, helpValues } from './help-values.ts'
import { say } from './text.ts'

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
      title: say(title, language),
      articles: articles.map((article) => ({
        id: article.id,
        title: say(article.title, language),
        content: fill(say(article.content, language)),
      })),
    })),
  }
}
