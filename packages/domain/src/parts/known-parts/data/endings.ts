/** What follows the numbers of integrated circuits: the letter of a grade, of a temperature range, a package and its packing. */
export const IC_ENDINGS =
  "[ab]?[cimeqv]?(?:p|pe|n|nsr?|psr?|d|dr|dt|dg|dgkr?|dwr?|pwr?|m|mx|mmx?|h|j|t|z|lp|lpr|lpg|lpre3|u|s|sg|dip|sop?|soic|smd)?(?:tr|rl|r|t|g|x|g4|re4|rg4|e4|e3|pbf|nopb|13|r2|r2g|dtr2g|13tr)?";

/** What follows the numbers of regulators with three pins: grade, package and packing; not the L and M of the smaller ones. */
export const REGULATOR_ENDINGS =
  "(?:[ae]?[abc]?(?:cv|cp|ct|t|to220|to92|to3|k|kc|kcs|kct|kcte3|ktt|kttr|kte|kter|kvur|kvurg3|dt|dtg|d2t|cd2t|cd2ttr|d2ttr|d2ttrg|cd2|bt|btg|bd2t|bd2tg|bd2tr4g|bdt|bdtg|bdtrkg|cdt|cdttr|ctg|tg|ct1|ctb|cs|cx|f|fa|api|e|tu|z|zx|zg|zap|zatr|cz|cztr|acz|acztr|abz|abztr|acd|abd|cd|cdtr|ad|adtr|d|dr|dr2g|mx|m|lp|lpr|lpre3|clp|clpr|clpre3|clpe3|cpk|pk|pkg|cu|cutr|acutr|abutr|up|rp|rpg|rlrag|act|actg|ip|ipc|s|mp|mpx|st|stt3|emp|dcy|dcyr|dcyrg3|imp|p|px|bpg|bpk|smd|sot89|sot223|so8)?)(?:nopb|pbf|g|tr|trl)?";

/** What follows the numbers of transistors: packing and the mark of lead-free ones. */
export const TRANSISTOR_ENDINGS =
  "(?:ta|tar|tf|tfr|tr|tap|bu|g|tu|tubk|t1|t1g|lt1|lt1g|lt3g|rl|rlg|rl1|rl1g|rlra|rlrag|rlrmg|rlrpg|zl1g|ap|bp|tp|tpe3|e3|pbf|pbfree|7f|13f|215|235|126|412)?";

/** What follows the numbers of small diodes: packing and the mark of lead-free ones; no letter that is another package. */
export const DIODE_ENDINGS =
  "(?:ta|tr|tap|ts|g|t1g|t3|t3g|rl|rlg|tp|tpe3|bp|ap|e3|e318|e351|e354|e361t|e373|e38|tre3|tape3|7f|13f|133|113|215|lt1g|pbf|hf)?";

/** What follows the numbers of rectifiers: those of diodes and the single letters of bulk and reel. */
export const RECTIFIER_ENDINGS = `(?:b|t|s|${DIODE_ENDINGS})`;
