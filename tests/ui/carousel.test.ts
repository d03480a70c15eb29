import { describe, expect, test } from 'vitest'
import {
  type AutoplayState,
  canAutoplay,
  canLoop,
  isPlaying,
  keyStep,
  loopCopies,
  pageTarget,
  perViewSteps,
  RAIL,
} from '#ui/carousel/carousel-logic.ts'
import { readCss } from './css.ts'

const still: AutoplayState = {
  enabled: true,
  userChoice: null,
  reducedMotion: false,
  hovered: false,
  focused: false,
  hiddenTab: false,
  inView: true,
}

test('FTR-02 the strip of logos: ten in view, 20 px apart, 3000 ms each, endless', () => {
  const tokens = readCss('src/ui/tokens/components.css')
  expect(tokens).toContain('--strip-gap: 20px;')
  expect(tokens).toContain('--strip-step: 3000ms;')
  const strip = readCss('src/ui/vendor-strip/vendor-strip.module.css')
  expect(strip).toMatch(/@container \(width >= 960px\) \{\s*\.track \{\s*--seen: 10;/)
  expect(strip).toMatch(
    /animation: pass calc\(var\(--count\) \* var\(--strip-step\)\) .* infinite paused;/,
  )
})

describe('carousel', () => {
  test('HOM-13 a rail shows up to four slides, and part of the next one on small screens', () => {
    expect(perViewSteps(RAIL)).toEqual([1.4, 2.3, 3.2, 4])
    expect(perViewSteps(1.8)).toEqual([1.8, 1.8, 1.8, 1.8])
    expect(perViewSteps({ base: 1, md: 3 })).toEqual([1, 1, 3, 3])
  })

  test('HOM-18 loops only if there is more than one slide and more than fit', () => {
    expect(canLoop(true, 1, 1)).toBe(false)
    expect(canLoop(true, 2, 1)).toBe(true)
    expect(canLoop(true, 4, 4)).toBe(false)
    expect(canLoop(true, 5, 4)).toBe(true)
    expect(canLoop(false, 5, 1)).toBe(false)
  })

  test('FTR-02 a loop is rendered twice if it has too few slides for its view', () => {
    expect(loopCopies(11, 10, false)).toBe(1)
    expect(loopCopies(10, 10, false)).toBe(2)
    expect(loopCopies(2, 1, false)).toBe(1)
    expect(loopCopies(2, 1.8, true)).toBe(2)
    expect(loopCopies(0, 4, false)).toBe(1)
  })

  test('autoplay stops on hover, on focus and out of sight', () => {
    expect(canAutoplay(still)).toBe(true)
    expect(canAutoplay({ ...still, enabled: false })).toBe(false)
    expect(canAutoplay({ ...still, hovered: true })).toBe(false)
    expect(canAutoplay({ ...still, focused: true })).toBe(false)
    expect(canAutoplay({ ...still, hiddenTab: true })).toBe(false)
    expect(canAutoplay({ ...still, inView: false })).toBe(false)
    expect(canAutoplay({ ...still, userChoice: 'pause' })).toBe(false)
  })

  test('with reduced motion it plays only on request', () => {
    expect(isPlaying({ ...still, reducedMotion: true })).toBe(false)
    expect(isPlaying({ ...still, reducedMotion: true, userChoice: 'play' })).toBe(true)
  })

  test('arrows move by pages and never beyond the last full view', () => {
    expect(pageTarget(0, 1, 20, 4)).toBe(4)
    expect(pageTarget(14, 1, 20, 4)).toBe(16)
    expect(pageTarget(2, -1, 20, 4)).toBe(0)
    expect(pageTarget(0, 1, 20, 1.4)).toBe(1)
    expect(pageTarget(0, 1, 3, 4)).toBe(0)
  })

  test('arrow keys follow the reading direction', () => {
    expect(keyStep('ArrowRight', false)).toBe(1)
    expect(keyStep('ArrowRight', true)).toBe(-1)
    expect(keyStep('ArrowLeft', true)).toBe(1)
    expect(keyStep('Enter', false)).toBe(null)
  })
})
