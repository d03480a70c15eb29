// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { measureCost } from '#tests/house/cost.ts'
import { allowedImage } from '#ui/rich-text/sanitise-elements.ts'
import { sanitiseHtml } from '#ui/rich-text/sanitise-html.ts'
import { hostile } from './hostile-html.ts'

const options = {
  level: 2,
  images: ['https://cdn.example/art/', '/art/'],
  origin: 'https://a.example',
}

const clean = (html: string, more: Partial<typeof options> = {}) => {
  const box = document.createElement('div')
  box.append(sanitiseHtml(html, { ...options, ...more }))
  return box
}
const html = (dirty: string, more: Partial<typeof options> = {}) => clean(dirty, more).innerHTML

/** The text parsed without changes, in an inert document. */
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html').documentElement

const NAMES =
  /^(?:p|br|b|strong|i|em|u|s|h[3-6]|ul|ol|li|a|img|blockquote|table|thead|tbody|tr|th|td|hr|span|bdi|details|summary)$/
const ATTRIBUTES =
  /^(?:href|alt|src|title|lang|dir|colspan|rowspan|start|target|rel|loading|decoding)$/
const LINKS = /^(?:https:\/\/[^@]*$|mailto:|tel:|tg:|whatsapp:|\/[^/\\]|\/$)/
const PICTURES = /^(?:https:\/\/cdn\.example\/art\/|\/art\/)(?!.*(?:\.\.|%2e|\\))/i

/** Everything in a tree that a page must not contain. */
const breaches = (root: Element) =>
  [...root.querySelectorAll('*:not(head, body)')].flatMap((one) => [
    ...(NAMES.test(one.localName) ? [] : [`<${one.localName}>`]),
    ...[...one.attributes].flatMap(({ name, value }) => {
      const bad =
        !ATTRIBUTES.test(name) ||
        (name === 'href' && !LINKS.test(value)) ||
        (name === 'src' && !PICTURES.test(value)) ||
        (name === 'lang' && !/^[a-z-]+$/i.test(value)) ||
        (name === 'dir' && !/^(?:ltr|rtl|auto)$/.test(value)) ||
        (name === 'colspan' && Number(value) > 50)
      return bad ? [`${one.localName}[${name}=${value}]`] : []
    }),
  ])

describe('hostile HTML', () => {
  test('the check finds something in every entry before it is sanitised', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(40)
    expect(hostile.filter((text) => breaches(parse(text)).length === 0)).toEqual([])
  })

  test.each(hostile)('%s', (text) => {
    const once = clean(text)
    expect(breaches(once)).toEqual([])
    // Sanitising the serialised result again does not change it.
    expect(breaches(parse(once.innerHTML))).toEqual([])
    expect(html(once.innerHTML)).toBe(once.innerHTML)
  })
})

describe('allowed HTML', () => {
  test('text, lists, tables, details and languages are unchanged', () => {
    for (const text of [
      '<p>One<br>two <b>three</b> <em>four</em> <u>five</u> <s>six</s></p>',
      '<ul><li>One</li></ul><ol start="3"><li>Two</li></ol><hr>',
      '<blockquote><p lang="bn" dir="ltr">একটি <bdi>৳৫০০</bdi></p></blockquote>',
      '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>B</td><td rowspan="2">C</td></tr></tbody></table>',
      '<details><summary title="More">How</summary><p>So</p></details>',
    ]) {
      expect(html(text)).toBe(text)
    }
  })

  test('text of disallowed elements is kept in paragraphs', () => {
    expect(html('<div>One</div><div>Two <font color="red">three</font></div>')).toBe(
      '<p>One</p><p>Two three</p>',
    )
    expect(html('<section><h2>A</h2><div>B</div></section>')).toBe('<h3>A</h3><p>B</p>')
    expect(html('<li>Loose</li><h2> </h2><div><br></div>')).toBe('<p>Loose</p>')
  })

  test('headings start below the given level, without gaps', () => {
    expect(html('<h1>A</h1><h4>B</h4><h1>C</h1>')).toBe('<h3>A</h3><h4>B</h4><h3>C</h3>')
    expect(html('<h2>A</h2><h3>B</h3>', { level: 4 })).toBe('<h5>A</h5><h6>B</h6>')
    expect(html('<h2>A</h2><h3>B</h3>', { level: 6 })).toBe('<h6>A</h6><h6>B</h6>')
  })
})

describe('links', () => {
  test('internal links stay plain, also as absolute URLs', () => {
    expect(html('<a href="/promotions?type=live#top">x</a>')).toBe(
      '<a href="/promotions?type=live#top">x</a>',
    )
    expect(html('<a href="https://a.example/help" target="_blank">x</a>')).toBe(
      '<a href="/help">x</a>',
    )
  })

  test('external links open a new tab without referrer', () => {
    expect(html('<a href="https://b.example/y">x</a>')).toBe(
      '<a href="https://b.example/y" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    )
    expect(html('<a href="mailto:help@a.example">x</a>')).toBe(
      '<a href="mailto:help@a.example" rel="noopener noreferrer nofollow">x</a>',
    )
  })

  test('unsafe and empty links become their text', () => {
    expect(html('a <a href="javascript:alert(1)">b <b>c</b></a><a href="/x"></a>')).toBe(
      'a b <b>c</b>',
    )
  })
})

describe('pictures', () => {
  test('from an allowed place are lazy', () => {
    expect(html('<img src="/art/a.png" alt="A tree">')).toBe(
      '<img src="/art/a.png" alt="A tree" loading="lazy" decoding="async">',
    )
  })

  test('from elsewhere are replaced by their alternative text', () => {
    expect(html('<p><img src="https://b.example/a.png" alt="A tree"></p>')).toBe('<p>A tree</p>')
    expect(html('<img src="/art/a.png" alt="A tree">', { images: [] })).toBe('A tree')
  })

  test.each([
    ['https://cdn.example/art/a.png', 'https://cdn.example/art', 'https://cdn.example/art/a.png'],
    ['https://cdn.example/artist.png', 'https://cdn.example/art', null],
    ['https://a.example/art/a.png', '/art', '/art/a.png'],
    ['/art/a.png', 'https://a.example/art/', '/art/a.png'],
    ['/anything.png', '/', '/anything.png'],
    ['https://b.example/a.png', '/', null],
    ['/art/a.png', '', null],
    ['/art/a.png', '//evil.example', null],
  ])('%s below %s', (raw, base, found) => {
    expect(allowedImage(raw, { images: [base], origin: options.origin })).toBe(found)
  })
})

describe('oversized input', () => {
  const floods: readonly (readonly [string, string])[] = [
    ['a megabyte of text', 'x'.repeat(1_000_000)],
    ['a megabyte of brackets', '<'.repeat(1_000_000)],
    ['boxes in boxes', '<div>'.repeat(200_000)],
    ['lists in lists', '<ul><li>'.repeat(100_000)],
    ['tables in tables', '<table><tr><td>'.repeat(60_000)],
    ['unclosed letters', `<b><i><u><s>${'<p>x'.repeat(200_000)}`],
    ['dressed letters', Array.from({ length: 5000 }, (_, at) => `<b title=${at}></b>`).join('')],
    ['attributes', `<p ${Array.from({ length: 99_999 }, (_, at) => `a${at}`).join(' ')}>x`],
  ]

  test.each(floods)('%s are truncated, and quickly', (_, text) => {
    let box = document.createElement('div')
    const cost = measureCost(() => {
      box = clean(text)
    })
    expect(cost).toBeLessThan(5000)
    expect(box.textContent.length).toBeLessThanOrEqual(200_000)
    const all = [...box.querySelectorAll('*')]
    expect(all.length).toBeLessThanOrEqual(20_000)
    expect(box.querySelector(Array.from({ length: 34 }, () => '*').join(' > '))).toBeNull()
  })
})
