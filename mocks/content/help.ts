import type { components } from '../../openapi/generated/types.ts'
import { helpSections } from './help-texts.ts'
import { say } from './text.ts'

/** The help articles in a language. */
export const helpCenter = (language: string): components['schemas']['HelpCenter'] => ({
  sections: helpSections.map(({ id, title, articles }) => ({
    id,
    title: say(title, language),
    articles: articles.map((article) => ({
      id: article.id,
      title: say(article.title, language),
      content: say(article.content, language),
    })),
  })),
})
