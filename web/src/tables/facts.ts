/**
 * The facts of any member of a union: those all have, and those only some have as far as they are there. For reading an
 * event before one knows which it is.
 */
export type Facts<Union> = Pick<Union, keyof Union> & { [Key in KeysOf<Union>]?: ValueOf<Union, Key> };

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends { [K in Key]?: infer Value } ? Value : never;
