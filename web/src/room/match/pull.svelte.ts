/** A sheet over the lower part of the page that can be pulled down and up again. */

/** How far it must be pulled, in pixels. */
const ENOUGH = 40

export class Pull {
  isDown = $state(false)
  /** How far it is pulled at the moment, in pixels. */
  distance = $state(0)
  private from: number | null = null
  private wasPulled = false

  start = (event: PointerEvent): void => {
    this.from = event.clientY
    this.wasPulled = false
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    if (this.from === null) return
    const distance = event.clientY - this.from
    if (Math.abs(distance) > 5) this.wasPulled = true
    this.distance = this.isDown ? Math.min(0, distance) : Math.max(0, distance)
  }

  end = (): void => {
    if (Math.abs(this.distance) > ENOUGH) this.isDown = !this.isDown
    this.distance = 0
    this.from = null
  }

  /** A click that ends a pull is none. */
  click = (): void => {
    if (!this.wasPulled) this.isDown = !this.isDown
    this.wasPulled = false
  }

  key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) this.isDown = true
  }
}
