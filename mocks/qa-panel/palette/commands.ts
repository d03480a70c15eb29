import { withLink } from '#mocks/boot/address.ts'
import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import { getScenario, scenarioGroups } from '#mocks/scenarios/registry.ts'
import { bugReport } from '../calls/report.ts'
import { CLOCK_STEPS } from '../clock/move-clock.ts'
import { isCopied } from '../controls/save-file.ts'
import { NETWORKS } from '../faults/network.ts'
import { formatSteps } from '../record/journey.ts'
import { SECTIONS } from '../shell/sections.tsx'
import { currentLink } from '../world/current-link.ts'
import { ROLES } from '../world/roles.ts'
import type { Action, Change, Suggestion } from './suggestion.ts'

/** A suggestion with the words by which it is found. */
export interface Command extends Suggestion {
  /** Counts more than the other words. */
  readonly name: string
  readonly words: string
}

const command = (
  group: string,
  name: string,
  detail: string,
  does: Change | Action,
  words = '',
): Command => ({
  id: `${group} ${name}`,
  ...{ group, name, detail, does },
  title: name,
  words: `${detail} ${words}`,
})

const action = (name: string, detail: string, run: Action['run'], words = ''): Command =>
  command('Actions', name, detail, { kind: 'action', run }, words)

async function copy(text: string, done: string): Promise<string> {
  if (await isCopied(text)) return done
  throw new Error('The browser does not allow copying on this page.')
}

const actions: readonly Command[] = [
  action('Copy link', 'The address of this world on this page', ({ world }) =>
    copy(location.origin + withLink(currentLink(world)), 'Link copied.'),
  ),
  action(
    'Copy as bug report',
    'The link, the page, the steps and the last calls',
    ({ world, recorder }) => {
      const steps = formatSteps(recorder.steps())
      return copy(bugReport(world, location.href, navigator.userAgent, steps), 'Report copied.')
    },
  ),
  action('Text keys', 'Shows the key of each text, or hides it; Ctrl+Alt+K', ({ toggleKeys }) => {
    toggleKeys()
    return 'Text keys switched.'
  }),
  action('Save snapshot', 'Keeps the whole world; a name may follow', ({ snapshots }) =>
    snapshots.save(''),
  ),
  command('Actions', 'Reset world', 'Deletes the saved world and starts again', {
    kind: 'action',
    leaves: true,
    run({ portalMock }) {
      portalMock.reset()
      return 'Resetting…'
    },
  }),
]

const fixed: readonly Command[] = [
  ...ROLES.map(({ title, scenario }) =>
    command('Start as', title, getScenario(scenario).description, {
      kind: 'role',
      value: scenario,
    }),
  ),
  ...NETWORKS.map(({ id, title }) =>
    command('Network', title, '', { kind: 'network', value: id }, 'network'),
  ),
  ...CLOCK_STEPS.map(([title, by]) =>
    command('Clock', title, '', { kind: 'clock', value: by }, 'clock'),
  ),
  command('Clock', 'Stop clock', '', { kind: 'clock', value: 'stop' }),
  command('Clock', 'Start clock', '', { kind: 'clock', value: 'start' }),
  command('Clock', 'Real time', '', { kind: 'clock', value: 'real' }, 'reset clock'),
  ...actions,
  ...SECTIONS.map(({ title }) =>
    command(
      'Open',
      title,
      '',
      {
        kind: 'action',
        run({ openSection }) {
          openSection(title)
          return ''
        },
      },
      'open section',
    ),
  ),
]

const scenarioCommands: readonly Command[] = scenarioGroups.flatMap(({ title, scenarios }) =>
  scenarios.map(({ name, description }) =>
    command('Scenarios', name, description, { kind: 'scenario', value: name }, title),
  ),
)

/** Everything that can be found by its name, without faults. */
export const listCommands = (snapshots: readonly SavedSnapshot[]): Command[] => [
  ...fixed,
  ...snapshots.map((snapshot) => ({
    ...command('Snapshots', snapshot.name, 'Restores this snapshot', {
      kind: 'action',
      leaves: true,
      run: (tools) => tools.snapshots.restore(snapshot),
    }),
    title: `Restore “${snapshot.name}”`,
    words: 'restore snapshot',
  })),
  ...scenarioCommands,
]
