// @vitest-environment jsdom of its own
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useEdges } from '#ui/data-table/use-edges.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('all widths of the sticky columns are read before the first is written', () => {
  let measure: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const box = document.createElement('section')
  box.innerHTML =
    '<table><thead><tr><th></th><th></th><th data-edge="a"></th><th data-edge="b"></th></tr></thead></table>'
  const done: string[] = []
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => {
    done.push('read')
    return 40
  })
  const write = box.style.setProperty.bind(box.style)
  vi.spyOn(box.style, 'setProperty').mockImplementation((name, value) => {
    done.push('write')
    write(name, value)
  })
  renderHook(() => useEdges({ current: box }))
  measure()
  expect(done.lastIndexOf('read')).toBeLessThan(done.indexOf('write'))
  expect(box.getAttribute('style')).toBe(
    '--edge-first: 40px; --edge-last: 40px; --edges-end: 80px;',
  )
})
