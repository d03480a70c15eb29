// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepRoom, type Place, readPlace, savePlace } from '#mocks/qa-panel/shell/place.ts'

let narrow = false
let notify = () => {}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  narrow = false
  vi.stubGlobal('innerWidth', 1920)
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notify = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})

function placed() {
  const panel = document.createElement('div')
  let size = { width: 512, height: 300 }
  vi.spyOn(panel, 'getBoundingClientRect').mockImplementation(() => ({
    ...new DOMRect(),
    ...size,
  }))
  let end = keepRoom('left', panel)
  const hide = () => {
    size = { width: 0, height: 0 }
    notify()
  }
  const put = (value: Place) => {
    end()
    end = keepRoom(value, panel)
  }
  return { put, hide }
}

const room = () => {
  const { paddingInlineEnd, paddingBlockEnd } = document.documentElement.style
  return [paddingInlineEnd, paddingBlockEnd]
}

test('a panel in a corner floats; at an edge the page makes room, until the panel is hidden', () => {
  const { put, hide } = placed()
  expect(room()).toEqual(['', ''])
  put('side')
  expect(room()).toEqual(['512px', ''])
  put('bottom')
  expect(room()).toEqual(['', '300px'])
  hide()
  expect(room()).toEqual(['', ''])
})

test('the panel lies over a page that would be cut beside it, and makes room when the window is widened', () => {
  vi.stubGlobal('innerWidth', 1440)
  placed().put('side')
  expect(room()).toEqual(['', ''])
  vi.stubGlobal('innerWidth', 1800)
  fireEvent(window, new Event('resize'))
  expect(room()).toEqual(['512px', ''])
})

test('the place is stored, and an invalid stored value is ignored', () => {
  expect(readPlace()).toBe('left')
  savePlace('bottom')
  expect(readPlace()).toBe('bottom')
  localStorage.setItem('portal-mock:panel-place', 'nowhere')
  expect(readPlace()).toBe('left')
})

test('on a phone the right edge is the bottom edge', () => {
  narrow = true
  vi.stubGlobal('innerWidth', 390)
  placed().put('side')
  expect(room()).toEqual(['', '300px'])
})
