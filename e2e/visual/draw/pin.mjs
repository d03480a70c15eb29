// Runs in the browser: keeps scrolled areas as they are while a picture is taken.

/**
 * The browser enlarges its window for the picture of a whole page. An area that scrolls, and is as high as the window,
 * would grow with it and be scrolled back to its top: until the picture is taken, it keeps its height.
 * @returns puts everything back
 */
export function pinScrolled() {
  const pinned = [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.scrollTop === 0) return []
    const { maxBlockSize, minBlockSize } = element.style
    const height = `${element.getBoundingClientRect().height}px`
    Object.assign(element.style, { maxBlockSize: height, minBlockSize: height })
    return [() => Object.assign(element.style, { maxBlockSize, minBlockSize })]
  })
  return () => {
    for (const release of pinned) release()
  }
}
