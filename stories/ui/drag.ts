import { fireEvent } from 'storybook/test'

/** Holds the thumb of a slider, moves it by some pixels and says how to let go. */
export const drag = async (slider: HTMLElement, pixels: number) => {
  // A made-up pointer cannot be captured.
  slider.setPointerCapture = () => undefined
  const thumb = slider.querySelector('[data-thumb]') ?? slider
  const x = thumb.getBoundingClientRect().left + 10
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX })
  await fireEvent.pointerDown(thumb, at(x))
  await fireEvent.pointerMove(slider, at(x + pixels))
  return () => fireEvent.pointerUp(slider, at(x + pixels))
}
