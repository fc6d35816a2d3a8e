/** What every page may show: shields, dice and the marks of the interface. */
import { dice } from "./dice";
import { marks } from "./marks";
import { players } from "./players";

export const shared = players + dice + marks;
