import { beforeAll, describe, expect, test } from 'vitest'
import { loadRoutes } from '#app/routing/route-table.ts'
import { type Section, withArticles } from '#entities/help/sections.ts'
import { findLinkTarget, locateArticle, parseAnchor } from '#features/visitor/help/model.ts'
import { helpCenter } from '#mocks/content/help/help.ts'

// The features' routes define which pop-ups exist.
beforeAll(loadRoutes)

const article = (id: string) => ({ id, title: id.toUpperCase(), content: '<p>Text</p>' })
const sections: readonly Section[] = [
  { id: 'start', title: 'Start', articles: [article('log-in'), article('register')] },
  { id: 'safer', title: 'Safer', articles: [article('limits'), article('start')] },
]

const idAt = (anchor: string) => locateArticle(sections, anchor)?.article.id

describe('RTE-12 D-079 anchors', () => {
  test('name an article, in any section', () => {
    expect(idAt('limits')).toBe('limits')
    expect(locateArticle(sections, 'limits')?.section.id).toBe('safer')
  })

  test('that are unknown open the first section', () => {
    for (const anchor of ['', 'nonsense', 'LIMITS', '__proto__']) {
      expect(locateArticle(sections, anchor)).toMatchObject({
        section: { id: 'start' },
        article: { id: 'log-in' },
      })
    }
  })

  test('of a section open its first article, unless an article has that name', () => {
    expect(idAt('safer')).toBe('limits')
    expect(locateArticle(sections, 'start')?.section.id).toBe('safer')
  })

  test('are the same in every language of the help', () => {
    const ids = (language: string) =>
      helpCenter(language).sections.flatMap((section) =>
        section.articles.map(({ id }) => `${section.id}#${id}`),
      )
    expect(ids('BN').length).toBeGreaterThan(0)
    expect(ids('BN')).toEqual(ids('EN'))
  })

  test('are read from the hash, even with broken encoding', () => {
    expect(parseAnchor('#limits')).toBe('limits')
    expect(parseAnchor('#%E0%A6%B8%E0%A7%80%E0%A6%AE%E0%A6%BE')).toBe('সীমা')
    expect(parseAnchor('#100%')).toBe('100%')
    expect(parseAnchor('')).toBe('')
  })

  test('continue with the next article across sections, the last one with none', () => {
    expect(locateArticle(sections, 'register')?.next?.id).toBe('limits')
    expect(locateArticle(sections, 'start')?.next).toBeNull()
  })
})

test('D-079 sections without articles are left out, and an empty help is null', () => {
  const bare = { id: 'bare', title: 'Bare', articles: [] }
  expect(withArticles([bare, ...sections]).map(({ id }) => id)).toEqual(['start', 'safer'])
  expect(withArticles(null)).toEqual([])
  expect(locateArticle(withArticles([bare]), 'bare')).toBeNull()
})

describe('D-079 links inside articles', () => {
  test('to the help stay in the help', () => {
    const limits = { kind: 'article', anchor: 'limits' }
    expect(findLinkTarget('/help#limits', '/promotions')).toEqual(limits)
    expect(findLinkTarget('/?popup=help#limits', '/promotions')).toEqual(limits)
    expect(findLinkTarget('/promotions#limits', '/promotions')).toEqual(limits)
    expect(findLinkTarget('/help', '/')).toEqual({ kind: 'article', anchor: '' })
  })

  test('to another pop-up open it over the same page', () => {
    expect(findLinkTarget('/?popup=feedback', '/promotions')).toEqual({
      kind: 'popup',
      name: 'feedback',
    })
  })

  test('to anything else leave the help', () => {
    for (const href of ['/promotions', '/?popup=apps&guide=ios', '/?popup=nothing', '/live#top']) {
      expect(findLinkTarget(href, '/rng')).toEqual({ kind: 'page', href })
    }
  })
})
