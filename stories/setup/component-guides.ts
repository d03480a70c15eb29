import texts from './component-guides.json' with { type: 'json' }

/** What a component's page says beside its properties and states. */
export interface ComponentGuide {
  /** When it is the right one. */
  readonly use: string
  /** When another one is, and which. */
  readonly instead: string
  /** What it is made of, from the outside in or in reading order. */
  readonly parts: string
  /** What the keyboard does in it; absent where it takes no focus. */
  readonly keys?: string
}

/** By the last part of a story's title. */
export const componentGuides: Readonly<Record<string, ComponentGuide>> = texts
