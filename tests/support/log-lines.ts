/** Collects the log lines of a world: pass it as the world's `log`. */
export class LogLines {
  readonly lines: Record<string, unknown>[] = [];

  write(line: string): void {
    this.lines.push(JSON.parse(line));
  }

  /** Lines with the level warning or error. */
  get loud(): Record<string, unknown>[] {
    return this.lines.filter(({ level }) => Number(level) >= 40);
  }

  get text(): string {
    return JSON.stringify(this.lines);
  }
}
