import type { RequestHandler } from 'msw'
import { type ArticleText, blogTexts } from '#mocks/content/articles/blog.ts'
import { newsTexts } from '#mocks/content/articles/news.ts'
import { toWorldText } from '#mocks/content/hostile.ts'
import { localize } from '#mocks/content/text.ts'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import { hasEmptyLists, hasHugeLists } from '#mocks/world/list-size.ts'
import { startOfToday } from '#mocks/world/money/offered-promotions.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { toPage } from '../shared/paging.ts'

type Kind = components['schemas']['ArticleKind']

const HUGE_LIST_LENGTH = 60
const RELATED = 3

/** The articles of a kind, newest first; with huge lists they repeat. */
function articlesOf(world: World, kind: Kind): readonly ArticleText[] {
  const texts = kind === 'blog' ? blogTexts : newsTexts
  if (hasEmptyLists(world)) return []
  if (!hasHugeLists(world)) return texts
  return Array.from({ length: HUGE_LIST_LENGTH }, (_, i) => i).flatMap((i) => {
    const text = texts[i % texts.length]
    return text ? [{ ...text, id: text.id + i * 100, art: text.id, daysAgo: 1 + i * 3 }] : []
  })
}

function cardOf(world: World, text: ArticleText, language: string) {
  const { title } = toWorldText(world, text)
  return {
    id: text.id,
    title: localize(title, language),
    summary: localize(text.summary, language),
    picture: text.banner === null ? null : `articles/${text.art ?? text.id}.svg`,
    publishedAt: startOfToday(world) - text.daysAgo * DAY,
    minutes: text.minutes,
  }
}

/** Blog and news. */
export const articleHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getArticles', ({ query, language }) => {
    const { items, total, totalPages } = toPage(
      articlesOf(world, query.kind),
      query.pageNo,
      query.pageSize,
    )
    const code = query.language ?? language
    return ok({ list: items.map((text) => cardOf(world, text, code)), total, totalPages })
  }),

  operation(world, 'getArticle', ({ query, language }) => {
    const all = articlesOf(world, query.kind)
    const text = all.find(({ id }) => id === query.id)
    if (!text) return fail(404)
    const code = query.language ?? language
    const { content } = toWorldText(world, text)
    const others = all.filter(({ id }) => id !== text.id).slice(0, RELATED)
    return ok({
      article: cardOf(world, text, code),
      content: localize(content, code),
      related: others.map((other) => cardOf(world, other, code)),
    })
  }),
]
