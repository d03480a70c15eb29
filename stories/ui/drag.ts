import { fireEvent } from 'storybook/test'

/** Drags a slider's thumb by `pixels`; the returned function releases it. */
export const drag = async (slider: HTMLElement, pixels: number) => {
  // A synthetic pointer cannot be captured, so the capture is stubbed.
  slider.setPointerCapture = () => undefined
  const thumb = slider.querySelector('[data-thumb]') ?? slider
  const x = thumb.getBoundingClientRect().left + 10
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX })
  await fireEvent.pointerDown(thumb, at(x))
  await fireEvent.pointerMove(slider, at(x + pixels))
  return () => fireEvent.pointerUp(slider, at(x + pixels))
}
