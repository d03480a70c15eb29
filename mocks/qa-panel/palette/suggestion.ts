import type { PanelTools } from '../shell/panel-context.ts'

/** The tools of the panel, and the switch of the text keys. */
export interface PaletteTools extends PanelTools {
  toggleKeys(): void
}

/** A change of the world, as plain JSON. */
export interface Change {
  readonly kind: 'scenario' | 'role' | 'fault' | 'network' | 'clock'
  /** A name, a rule as a link has it, the id of a network, or a move of the clock. */
  readonly value: string
}

/** An action that leaves the world as it is. */
export interface Action {
  readonly kind: 'action'
  /** Another page follows, so that nothing else can be done with it. */
  readonly leaves?: true
  /** Returns the sentence about its result. Throws or rejects with an error that has one. */
  run(tools: PaletteTools): string | Promise<string>
}

/** One line of the palette. */
export interface Suggestion {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly detail: string
  readonly does: Change | Action
}
