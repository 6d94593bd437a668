// What I have chosen of a question but not yet sent. A new question begins with a new one.
export class Answer {
  dice = $state<number[]>([]); // which of the rolled dice I keep
  key = $state<string | null>(null); // the option chosen
  boosts = $state<string[]>([]); // cards announced with it
  from = $state<string | null>(null); // the die that is turned
  dollars = $state(0);
  nuggets = $state(0);
  card = $state<string | null>(null);

  toggleDie(index: number): void {
    this.dice = this.dice.includes(index) ? this.dice.filter((other) => other !== index) : [...this.dice, index];
  }

  toggleBoost(card: string): void {
    this.boosts = this.boosts.includes(card) ? this.boosts.filter((other) => other !== card) : [...this.boosts, card];
  }
}
