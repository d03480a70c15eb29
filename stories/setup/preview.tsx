import type { Preview } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { configure, getConfig } from 'storybook/test'
import { forgetHandOver } from '#ui/base/use-focus-hand-over.ts'
import { clearGestures } from '#ui/near-viewport/use-near-viewport.ts'
import { toast } from '#ui/toast/toast-store.ts'
import '#ui/styles.css'
import './stage.css'
import { findLanguage } from '#i18n/languages.ts'
import { recordTextKeys } from '#mocks/boot/text-keys.ts'
import { showKeys } from '#mocks/qa-panel/shell/key-labels.ts'
import { listen, reportConsoleErrors } from './console-errors.ts'
import { ComponentPage } from './docs-pages.tsx'
import { enterWorld, reportBreaches } from './enter-world.ts'
import { globalTypes, readStage, type Stage, viewports } from './globals.ts'
import { componentModes } from './modes.ts'
import { siteTheme } from './site-theme.ts'
import { wordArgs } from './wording.ts'

recordTextKeys()

/** The text of a story, without the hidden texts of Storybook. */
const textOfStory = () =>
  [...document.querySelectorAll('body > :not([class^="sb-"], script, style)')]
    .map(({ textContent }) => textContent)
    .join(' ')

configure({
  // A busy machine is slow, so stories wait long.
  asyncUtilTimeout: 20_000,
  // The default message prints the whole page each time an element is not found.
  getElementError: (message) => new Error(`${message}\n\n${textOfStory()}`),
})

/** Waits for effects after an element was found: a dialog listens to the pointer one effect later. */
async function runPendingEffects(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done()
      }
      port2.postMessage(null)
    })
  }
}

/**
 * A dialog returns the focus one timer after it is gone, and what is gone may wait for a heading to take it. Both would
 * take the focus of this story, so that its first Tab would begin in the middle of the page.
 */
async function forgetFocus(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0))
  forgetHandOver()
}

/** Waits for pending size observers: they report in the next frame, and an observer created now reports last. */
const sizesReported = () =>
  new Promise<void>((done) => {
    new ResizeObserver((_, sizes) => {
      sizes.disconnect()
      done()
    }).observe(document.body)
  })

const langOf = (code: Stage['language']) => findLanguage(code)?.tag ?? 'en-XA'

/** Like the app, a story loads a script's fonts with its language. */
const FONTS: Partial<Record<Stage['language'], () => Promise<unknown>>> = {
  AR: () => import('#ui/tokens/fonts/arabic.css'),
  BN: () => import('#ui/tokens/fonts/bengali.css'),
  CN: () => import('#ui/tokens/fonts/chinese.css'),
  TH: () => import('#ui/tokens/fonts/thai.css'),
}

const applyStage = (root: HTMLElement, stage: Stage) => {
  root.lang = langOf(stage.language)
  root.dir = stage.direction
  if (stage.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = stage.theme
  root.dataset.density = stage.density
}

function DocsStage({ stage, children }: { stage: Stage; children: ReactNode }) {
  const theme = stage.theme === 'system' ? {} : { 'data-theme': stage.theme }
  return (
    <div
      {...theme}
      className="docs-stage"
      data-density={stage.density}
      lang={langOf(stage.language)}
      dir={stage.direction}
    >
      {children}
    </div>
  )
}

const preview: Preview = {
  beforeAll: () => {
    const { asyncWrapper } = getConfig()
    configure({
      asyncWrapper: async (work) => {
        const found = await asyncWrapper(work)
        await runPendingEffects()
        return found
      },
    })
  },
  globalTypes,
  initialGlobals: {
    theme: 'midnight',
    language: 'EN',
    direction: 'auto',
    density: 'comfortable',
    keys: 'hidden',
    scenario: 'normal',
  },
  parameters: {
    // Passed rules are not used, and listing their elements is most of a report of 250 KB per story.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    chromatic: { modes: componentModes },
    controls: { expanded: true },
    docs: { theme: siteTheme, page: ComponentPage },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Welcome', 'For designers', 'For testers', 'API reference'],
          'Foundations',
          'UI',
          'Patterns',
          'Features',
          'Flows',
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      await FONTS[readStage(globals).language]?.()
      return {}
    },
    ({ parameters, globals }) => enterWorld(parameters, readStage(globals)),
  ],
  decorators: [
    (Story, context) => {
      const { args, globals, originalStoryFn, parameters, tags, viewMode } = context
      const stage = readStage(globals)
      // Pairs have a layout of their own, so what the component's decorators add is left out.
      const story = tags.includes('do-and-dont') ? (
        originalStoryFn(args, context)
      ) : (
        <Story args={wordArgs(args, parameters.bn, stage.language)} />
      )
      // A docs page holds several stories, each with its own stage.
      if (viewMode === 'docs') return <DocsStage stage={stage}>{story}</DocsStage>
      applyStage(document.documentElement, stage)
      return story
    },
  ],
  beforeEach: async ({ globals }) => {
    await forgetFocus()
    // Stories share a page: after a story with keyboard input, the next would render everything at once.
    clearGestures()
    // A toast of the previous story would cover this one.
    toast.clear()
    const undo = [listen(), ...(globals.keys === 'shown' ? [showKeys()] : [])]
    return () => {
      for (const step of undo) step()
    }
  },
  afterEach: async ({ parameters, globals, storyGlobals, loaded }) => {
    // This runs before axe, which checks whether scrolling areas can be reached by keyboard.
    await sizesReported()
    // A play function looks for names in the story's own language, so it may fail in another one.
    const own = storyGlobals.language ?? 'EN'
    if (globals.language === own) reportConsoleErrors(parameters.expectedErrors)
    reportBreaches(loaded)
  },
}

export default preview
