// `npm run visual` knows which rules of a style sheet a change touches.
import { describe, expect, test } from 'vitest'
import { changedRules, rulesIn, rulesUsing } from '#e2e/visual/reach/rules.mjs'

const PATH = 'src/ui/toast/toast.module.css'
const changed = (before: string, after: string, path = PATH) =>
  changedRules(path, before, after, '/portal')
/** Without the hash of the file. */
const plain = (selectors: readonly string[] | null) =>
  selectors?.map((selector) => selector.replaceAll(/\.[\w-]{6}_/g, '.')) ?? null

describe('a change touches', () => {
  test('the rules whose declarations differ', () => {
    const sheet = (gap: string) =>
      `@layer ui { .list { gap: ${gap} } .toast { color: red } .toast > svg { flex: none } }`
    expect(plain(changed(sheet('4px'), sheet('6px')))).toEqual(['.list'])
  })

  test('a nested rule by its full selector', () => {
    const sheet = (colour: string) => `.toast { color: red; &[data-tone] { color: ${colour} } }`
    expect(plain(changed(sheet('red'), sheet('blue')))).toEqual(['.toast[data-tone]'])
  })

  test('only the rule with the condition that changed', () => {
    const sheet = (size: string) =>
      `.a { inline-size: 1px } @media (width < 40em) { .b { inline-size: ${size} } }`
    expect(plain(changed(sheet('2px'), sheet('3px')))).toEqual(['.b'])
  })

  test('nothing, if only a comment or a space did', () => {
    expect(changed('.a { color: red }', '/* Why. */\n.a {  color: red; }')).toEqual([])
  })
})

describe('it is uncertain what a change touches', () => {
  test.each([
    ['a new rule', '.a { color: red }', '.a { color: red } .b { color: red }'],
    ['a removed rule', '.a { color: red } .b { color: red }', '.a { color: red }'],
    ['another order', '.a { color: red } .b { top: 0 }', '.b { top: 0 } .a { color: red }'],
    ['another condition', '@media (width < 9px) { .a { top: 0 } }', '.a { top: 0 }'],
    ['steps of a motion', '@keyframes in { to { top: 0 } }', '@keyframes in { to { top: 1px } }'],
    ['what the browser may not report', '.a::backdrop { top: 0 }', '.a::backdrop { top: 1px }'],
    ['a sheet that cannot be read', '.a { color: red }', '.a { color: red } }}'],
  ])('%s', (_what, before, after) => {
    expect(changed(before, after)).toBeNull()
  })

  test('a new file', () => {
    expect(changedRules(PATH, null, '.a { color: red }', '/portal')).toBeNull()
  })
})

test('a sheet that is not a module keeps its selectors', () => {
  const sheet = (colour: string) => `h1 { color: ${colour} } html { top: 0 }`
  expect(changed(sheet('red'), sheet('blue'), 'src/ui/base/base.css')).toEqual(['h1'])
})

test('the rules that use a property are found, and steps of a motion that use it make it uncertain', () => {
  const uses = /var\(--danger\)/
  const sheet = '.a { color: var(--danger) } .b { color: var(--danger-soft) }'
  expect(plain(rulesUsing(uses, PATH, sheet, '/portal'))).toEqual(['.a'])
  const moving = `${sheet} @keyframes in { to { color: var(--danger) } }`
  expect(rulesUsing(uses, PATH, moving, '/portal')).toBeNull()
})

test('the rules of a sheet are listed by their position, without the steps of motions', () => {
  const sheet =
    '.a { top: 0 }\n@layer ui {\n  .b:hover, .c { top: 0 }\n}\n@keyframes in { to { top: 0 } }'
  expect(rulesIn(sheet)).toEqual([
    [0, '.a'],
    [sheet.indexOf('.b'), '.b:hover, .c'],
  ])
})
