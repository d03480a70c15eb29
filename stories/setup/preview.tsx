import type { Preview } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { configure, getConfig } from 'storybook/test'
import { forgetGestures } from '#ui/near-viewport/use-near-viewport.ts'
import { toast } from '#ui/toast/toast-store.ts'
import '#ui/styles.css'
import './stage.css'
import { languageOf } from '#i18n/languages.ts'
import { recordTextKeys } from '#mocks/boot/text-keys.ts'
import { showKeys } from '#mocks/workbench/key-labels.ts'
import { ComponentPage } from './docs-pages.tsx'
import { globalTypes, readStage, type Stage, viewports } from './globals.ts'
import { listen, report } from './loud.ts'
import { componentModes } from './modes.ts'
import { siteTheme } from './site-theme.ts'
import { wordArgs } from './wording.ts'
import { openWorld, reportBreaches } from './world.ts'

recordTextKeys()

/** The text of a story, without the hidden texts of Storybook itself. */
const wordsShown = () =>
  [...document.querySelectorAll('body > :not([class^="sb-"], script, style)')]
    .map(({ textContent }) => textContent)
    .join(' ')

configure({
  // A long time-out, because the machine may be busy.
  asyncUtilTimeout: 20_000,
  // The library's own message would print the whole page on each retry of a waiting query.
  getElementError: (message) => new Error(`${message}\n\n${wordsShown()}`),
})

/** Lets the effects of a newly found element run, because a dialog starts to listen to the pointer one effect later. */
async function settle(): Promise<void> {
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
 * Elements that measure themselves get their size with the next frame; an observer that is created now is called last.
 */
const measured = () =>
  new Promise<void>((done) => {
    new ResizeObserver((_, sizes) => {
      sizes.disconnect()
      done()
    }).observe(document.body)
  })

const langOf = (code: Stage['language']) => languageOf(code)?.tag ?? 'en-XA'

/** The stage loads a script's fonts with its language, as the app does. */
const FONTS: Partial<Record<Stage['language'], () => Promise<unknown>>> = {
  AR: () => import('#ui/tokens/fonts/arabic.css'),
  BN: () => import('#ui/tokens/fonts/bengali.css'),
  CN: () => import('#ui/tokens/fonts/chinese.css'),
  TH: () => import('#ui/tokens/fonts/thai.css'),
}

const dress = (root: HTMLElement, stage: Stage) => {
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
        await settle()
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
    // Passing rules are not used, and the list of their elements is most of a report of 250 KB per story.
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
    ({ parameters, globals }) => openWorld(parameters, readStage(globals)),
  ],
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const stage = readStage(globals)
      const story = <Story args={wordArgs(args, parameters.bn, stage.language)} />
      // A page of documentation contains several stories; each has a stage of its own.
      if (viewMode === 'docs') return <DocsStage stage={stage}>{story}</DocsStage>
      dress(document.documentElement, stage)
      return story
    },
  ],
  beforeEach: ({ globals }) => {
    // Stories share a page, and after a story that used the keyboard the next one would render everything at once.
    forgetGestures()
    // A toast of one story would still be visible in the next.
    toast.clear()
    const undo = [listen(), ...(globals.keys === 'shown' ? [showKeys()] : [])]
    return () => {
      for (const step of undo) step()
    }
  },
  afterEach: async ({ parameters, globals, storyGlobals, loaded }) => {
    // This runs before axe, which checks whether scrolling areas can be reached by keyboard.
    await measured()
    // A play function looks for texts in its story's own language, so it may fail in another one.
    const own = storyGlobals.language ?? 'EN'
    if (globals.language === own) report(parameters.expectedErrors)
    reportBreaches(loaded)
  },
}

export default preview
