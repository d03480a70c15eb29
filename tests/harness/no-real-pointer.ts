/**
 * Keeps the browser's own pointer, which rests at the corner of every story, from hovering what lies there. Its events
 * come some frames after the layout, and would undo what a play function hovered meanwhile. Events of play functions
 * are not trusted ones.
 */
const events = ['over', 'out', 'enter', 'leave', 'move'].flatMap((name) => [
  `pointer${name}`,
  `mouse${name}`,
])
const swallow = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation()
}
for (const name of events) window.addEventListener(name, swallow, { capture: true })
