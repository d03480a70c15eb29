/** Scrolls a list, and nothing around it, until its current item is in view. */
export function reveal(list: HTMLElement | null) {
  const box = list?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!list || !box) return
  const { top, bottom } = list.getBoundingClientRect()
  if (box.bottom > bottom) list.scrollTop += box.bottom - bottom + box.height
  else if (box.top < top) list.scrollTop -= top - box.top + box.height
}
