/**
 * Common American words of three to eight letters, 6⁵ of them, so that a word is worth 12.9 bits and can be drawn with
 * five dice: base forms of levels 10 to 35 of SCOWL (Spell Checker Oriented Word Lists, version 2020.12.07), without
 * offensive words. SCOWL is Copyright 2000-2011 by Kevin Atkinson; `words-license.txt` contains its license.
 */
export const WORDS: readonly string[] = `
  aardvark aback abacus abandon abate abbey abbot abdomen abduct abet abhor abide ability abject ablaze able
  abnormal aboard abode abolish abound about above abreast abroad abrupt abscess abscond absence absent
  absolute absorb abstain abstract absurd abusive abysmal abyss academic accede accent accept access accident
  acclaim accord accost account accrue accuracy accurate accuse accustom ace ache achieve acid acidity acne
  acorn acoustic acquire acquit acre acrid acrobat acronym across act action activate active activity actress
  actual actuary acumen acute adage adapt add addict addition address adept adequate adhere adjacent adjoin
  adjourn adjust admiral admire admit ado adobe adopt adoption adore adorn adrift adroit ads adult advance
  advent adverb adverse advert advice advise advisory advocate aerial aerosol afar affair affect affirm affix
  afflict afford afield aflame afloat afoot afraid afresh after again against age agency agenda agent aghast
  agile agility agitate aglow ago agree aground ahead ahoy aid aide ail aim air aircraft airline airmail
  airport airy aisle ajar akin alarm alas albeit albino album alcove alert alga algae algebra alias alibi
  alibis alien alight align alike alive alkali all allay allege allergic allergy alley alliance allocate allot
  allow alloy allude allure ally almond almost alms aloft alone along aloof aloud alpha alphabet already also
  altar alter although alto always amass amateur amaze amber ambient amble ambush amen amend amenity amiable
  amid amiss amnesia amoeba amoebae amok among amoral amorous amount amp ampere ample amulet amuse anagram
  analog analogue analogy analyses analysis analyst analyze anarchy anatomy ancestor anchor anchovy ancient
  and anecdote anemia anemic anew angel angelic anger angle angry angst anguish angular animal ankle annals
  annex announce annoy annual annuity annul anoint anomaly anon anorak another answer ant anthem anthill
  anthrax antic antidote antique antler anvil anxiety anxious any anybody anyhow anyone anyplace anything
  anyway anywhere aorta apart apathy ape apex apiece aplomb apology appall apparel apparent appeal appear
  appease append appendix applause apple appoint approach approval approve apricot apron apt arable arbiter
  arbor arc arcade arcane arch archaic archery archive ardent ardor arduous are area arena arguable argue
  argument aria arid arise arisen ark arm armory armpit army aroma arose around arouse arrange array arrears
  arrest arrival arrive arrogant arrow arsenal art artery artful article artisan artist artistic ascend ascent
  ascetic ascribe ash ashamed ashcan ashen ashore ashtray aside ask askew asleep aspect aspen asphalt aspire
  aspirin assail assemble assent assert asset assign assist assort assume assure asterisk asthma astray
  astride astute asylum ate atheism atlas atom atomic atone atrocity attach attack attain attempt attend
  attest attic attire attitude attorney attract auburn auction audible audience audio audit augment august
  aunt aura aural author auto automate autumn avail avarice avenge avenue average averse avert avid avocado
  avoid avow avowal await awake awaken award aware away awe awesome awful awhile awkward awning awoke awoken
  awry axed axes axing axiom axis axle aye azalea azure babble babe baboon baby back backbone backlog backward
  bacon bacteria bad bade badge baffle bag bagel baggage baggy bail bait bake bakery balance balcony bald bale
  balk ball ballad ballet balloon ballot balm balmy baloney bamboo ban banal banana band bandit bandy bang
  bani banish banjo bank bankrupt banquet banter baptize bar barb bard bare bargain barge bark barley barman
  barn baron baroque barrage barrel barren barrier barter base bash basic basil basin basis bask basket bass
  bassoon baste bat batch bath bathe bathroom baton batsman battery battle baud bawdy bawl bay bayonet bayou
  bayous bazaar beach beacon bead beady beagle beak beam bean bear beard beast beat beaten beauty beaver
  became because beckon become bed bedbug bedlam bedroom bedside bee beech beef beefy beehive been beeper
  beeswax beet beetle befall befell befit before beg began beggar begin begun behalf behave behavior behead
  beheld behind behold beige belabor belch belfry belie belief believe bell bellboy bellhop bellow belly
  belong beloved below belt bemoan bemuse bench bend beneath benefit benign bent bequest bereft beret berry
  berserk berth beseech beset beside best bestow bet beta betcha betray between beware bewitch beyond bias bib
  bible biblical bicker bicycle bid bidden bide big bigamy bike bikini bile bill billfold billion billow bin
  binary bind bingo biology biped biplane birch bird birth birthday biscuit bisect bishop bison bit bite
  bitmap bitten bizarre blab black blacken blade blame blanch bland blank blanket blare blast blatant blaze
  bleach bleak bleary bleat bled bleed blend bless blew blight blimp blind blink blip bliss blister blithe
  blitz blob bloc block blog blond blonde bloom blot blotch blouse blow blown blowout blubber blue bluff blunt
  blur blurb blurt blush bluster boa boar board boast boat bob bobbin bobcat bode bodice body bog boggle bogus
  boil bold bologna bolster bolt bond bone bonfire bonnet bonus bony boo book booklet bookshop boom boon boor
  boorish boost boot booth bootleg booty bop border bore boredom born borne borrow boss bossy botany botch
  both bottle bottom bough bought boulder bounce bound boundary bounty bourbon bout bovine bow bowl box boxcar
  boy boycott boyish brace bracket brag braid brain brainy braise brake bran branch brand brash brass brassy
  brat bravado brave bravo brawl brawn brawny brazen brazier breach bread breadth break breath breathe bred
  breed breeze breezy brethren brew brewery bribe brick bridal bride bridge bridle brief brigade bright brim
  brine bring brink briny brisk bristle brittle broach broad brocade broil broke broken bronco bronze brooch
  brood brook broom broth brought brow brown browse bruise brunch brunt brush brusque brute brutish bubble
  buck bucket buckle bud buddy budge budget buff buffet buffoon bug buggy bugle build built bulb bulge bulk
  bulky bull bulldog bulletin bullion bully bum bump bumpy bun bunch bundle bungle bunion bunk bunny buoy
  burble burden bureau bureaus burger burgle burlap burly burn burnish burnt burp burr burro burrow bursar
  burst bury bus bush bushel bushy bustle busy but butler butte buttery button buxom buy buzz buzzard bye
  bygone bypass byte byway cab cabbage cabin cabinet cable caboose cacao cache cackle cacti cactus cad caddie
  cadence cadet caffeine cage cagey cagier cajole cake calcium calculus calendar calf caliber calico calk call
  callous callow callus calm calve cam came camel cameo camera camp campaign campus can canal canary cancel
  candid candle candor candy cane canine canker cannery cannon cannot canny canoe canon canopy cant canvas
  canvass canyon cap capable capacity cape capital caprice capsule captain captive captor capture car caramel
  carat carbon card cardiac care careful careless caress cargo carnage carnal carol carouse carp carpet
  carriage carrot carry cart cartel carton cartoon carve case cash cashew cashier casino cask casket cassette
  cast castle casual cat catalog catcall catch catchy category catfish catholic catnap catnip cattle caucus
  caught caulk causal cause caustic caution cave caveat cavern caviar cavity cavort caw cease cedar cede
  ceiling celery cell cellar cellist cello cellular cement censor censure census cent central century cereal
  ceremony certain certify chafe chaff chain chair chairman chalet chalice chalk chalky chamber champ champion
  chance change channel chant chaos chaotic chap chapel chapter char charge chariot charity charm chart chase
  chasm chaste chasten chat chatty cheap cheat check checkup cheek cheep cheer cheerful cheery cheese cheetah
  chef chemical chemist cherry cherub chess chest chestnut chew chewy chi chic chick chicken chide chief child
  childish children chili chill chilly chime chimney chimp chin china chintz chip chirp chisel choice choir
  choke choose choosy chop choppy choral chord chore chortle chorus chose chosen chow chowder chrome chubby
  chuck chuckle chum chummy chunk chunky church churn chute cider cigar cinch cinder cinema cipher circa
  circle circuit circular circus cite citizen citric citrus city civic civil civilian civilize clack clad
  claim clam clamber clammy clamp clan clang clank clap claret clarify clarity clash clasp class classic
  classify classy clatter clause claw clay clean clear cleat cleave clef cleft clench clergy cleric clerk
  clever click client cliff climate climax climb clime clinch cling clinic clinical clink clip clique cloak
  clock clod clog clone close closet closure clot cloth clothe cloud cloudy clout clove cloven clown club
  cluck clue clump clumsy clung cluster clutch clutter coach coal coarse coarsen coast coat coax cob cobalt
  cobble cobra cobweb cockpit cocoa cocoon cod code coerce coexist coffee coffer cog cogency cogent cognac
  coherent coil coin coincide coke cold colic collage collapse collar collate collect college collie colon
  colonel colony color colt column coma comb combat combine come comedy comet comfort comic comical comma
  command commence comment commit common communal commune compact company compare compass compel compete
  compile complain complete complex comply compose compost compound compress comprise compute con concave
  conceal concede conceive concept concern concert concerto concise conclude concoct concord concrete concur
  condemn condense condone condor conduct cone confer confess confine confirm conflict conform confront
  confuse congeal congest conifer conjure connect conquer consent consider consist console consort constant
  consul consult consume contact contain contempt contend content contest context continue contort contour
  contract contrary contrast contrive control convent converse convert convex convey convict convince convoy
  coo cook cookie cool coop cop cope copy coral cord cordial cordon core cork corn cornea cornet corny coroner
  corps corpus corral correct corridor corrupt corsage corset cortex cosmic cosmos cost cot cottage cotton
  couch cougar cough could council counsel count country county coup couple coupon courage courier course
  court courtesy cousin cove coverage covert covet cow coward cowboy cowgirl cox coy coyote cozy crab crabby
  crack crackle cradle craft crafty crag craggy cram cramp crane crank cranky crash crass crate crave crawl
  crayon craze crazy creak creaky cream creamy crease create creation creative creature credible credit creed
  creek creep creepy crepe crept crest cretin crevice crew crib cricket crime criminal crimson cringe crises
  crisp crispy criteria critic critical croak crochet crock crocus crofts crony crook croon crop cross crotch
  crouch crow crowbar crowd crown crucial crude crudity cruelty cruise crumb crummy crumple crunch crusade
  crush crust crusty crutch crux cry crybaby crypt cryptic crystal cub cube cubic cuckoo cuddle cue cuff
  cuisine cull culprit cultural culture cup cupboard cupful cur curator curb curd curdle cure curfew curio
  curious curl currant currency current curry curt curtail curtain curtsy curve custard custody custom cut
  cutback cute cutlery cutlet cycle cyclic cyclist cyclone cylinder cymbal cynic cynical cypress cyst czar dab
  dabble dad daddy daemon daft dagger dainty dairy dais daisy dally dam damage dame damp dampen damsel dance
  dandy danger dangle dank dapper dare dark darken darling darn dart dash data database date datum daub
  daughter daunt dawdle dawn day daylight daytime daze dazzle deacon deaden deadline deaf deal dealt dean dear
  dearth debase debate debit debris debt debug debunk debut decade decay decease deceit decency decent decibel
  decide decimal decision deck declare decline decode decoy decrease decree decry dedicate deduce deduct deed
  deem deep deepen deer deface defame default defeat defect defend defense defer defiant defile define
  definite deflate deflect defrost deft defy degrade degree deify deign deity deject delay delete deletion
  deli delicate delight delimit delis deliver delivery delta delude deluge delusion deluxe delve demand demean
  demented demerit demise demolish demote demure den denial denim denote dense density dent dental dentist
  deny depart depend depict deplete deport depose deposit depot deprave depress deprive depth deputy derail
  derange deride derive derrick descend describe desert deserve design desire desist desk desktop despise
  despite despot dessert destine destroy detach detail detain detect deter detest detour detract devalue
  develop deviant device devious devise devoid devolve devote devour devout dew diagonal diagram dial dialect
  dialog dialogue diameter diamond diaper diary dice dictate diction did diesel diet differ diffuse dig digit
  digital dignity digress dilate dilemma dill dilute dim dime dimple din dine dinghy dingy diocese dip diploma
  dire direct dirge dirt dirty disable disagree disarm disaster disband disc discard discern disco discount
  discover discrete discus discuss disdain disguise dish disk dislike dismal dismay dismiss disorder disown
  dispel display disposal dispose dispute disrupt dissect dissent distance distant distill distinct distort
  distract distress district disturb disuse ditch dither ditto ditty dive diverse divert divide divine
  division divisor divulge dizzy docile dock doctor doctrine document dodge dodo doe dog dogma doily dole
  doleful doll dollar dolly domain dome domestic dominant dominate domino don donate donation done donkey
  doodle doorman doormen dopier dopiest dorsal dos dose dot dote double doubt doubtful dough dour douse dove
  dowdy down downhill downy dowry doze dozen drab draft drafty drag dragon drain drama dramatic drank drape
  drapery drastic draw drawback drawl drawn dread dreadful dream dreamy dreary dredge dregs drench dress
  dressy drew dribble drift drill drink drip drive drivel driven droll drone drool droop drop dropout dross
  drove drown drowse drowsy drudge drum drunken dry dual dualism dub dubious duchess duck duct dud dude due
  duel duet duff dug dugout duke dull dully duly dummy dump dumpster dumpy dunce dune dunk dunno duo dupe
  duplex durable duration duress during dusk dusky dust dustbin dustpan dusty dutiful duty duvet dwarf dwell
  dwelt dye dynamic dynamo dynasty each eager eagle ear eardrum earl earmark earn earth earthy ease easel east
  eastern easy eat eaten eave ebb echo eclipse ecology economic economy eczema eddy edge edgy edible edict
  edifice edit edition educate eel eerie effect effigy effort egg ego egoism egotism eight eighteen eighth
  eighty either eject eke elapse elastic elbow elder eldest elect election electric electron elegant elegy
  element elephant elevate eleven elf elicit eligible elite elitism elitist elk elm elope else elude elusive
  email embargo embark embassy embed ember emblem embody emboss embryo emerald emerge eminent emir emit
  emotion empathy emperor emphasis empire employ employee empress empty emulate enable enact enamel encase
  enclose encode encore end endear endeavor endemic endive endless endorse endow endure enemy energy enforce
  engage engine engrave engulf enhance enigma enjoy enlarge enlist enliven enmity enormous enough enrage
  enrich enroll ensign enslave ensue ensure entail enter entice entire entirety entitle entity entrance entrap
  entreat entrust entry entwine envelope envious envisage envoy envy enzyme eon epic episode epitaph epithet
  epoch epsilon equal equality equate equation equine equip equity era erase erasure ergo erode erosion err
  errand errant erudite erupt escape esoteric essay essence estate esteem estimate etch eternal eternity ether
  ethic ethical ethnic ethos eulogy eureka evade evaluate evasive eve even event eventual every everyday
  everyone evict evidence evident evoke evolve ewe exact exalt exam examine example exceed excel except
  excerpt excess exchange excise excite exclude excuse exempt exercise exert exhale exhaust exhibit exhort
  exhume exile exist exit exodus exotic expand expanse expect expel expend expense expert expire expiry
  explain explicit explode exploit explore export expose exposure express extant extend extent external
  extinct extol extort extra extract extreme exude exult eye eyeball eyelash eyelid eyesight fable fabric
  facade face facet facial facile facility fact faction factory factual faculty fad fade fail failure faint
  fair fairy faith faithful fake falcon fall fallacy fallen fallout false falsity falter fame familiar family
  famine famous fan fancy fanfare fang fantasy far faraway farce fare farewell farm farther farthest fashion
  fast fasten fate fateful father fathom fatten fatty fatuous faucet fault faulty fauna favor favorite fawn
  faze fear fearful feasible feast feat feather feature fed federal fee feeble feedback feel feet feign feint
  feline fell fellow felon felony felt female feminist fen fence fend fern ferret ferry fertile fervor fester
  festival festive festoon fetch feted fetid feting fetter fever few fez fezzes fiasco fib fiche fickle
  fiction fiddle fidget field fierce fiery fiesta fifteen fifth fifty fig fight figure filch file filet fill
  fillet filly film filmy filter fin final finale finalize finance finch find fine finesse finger finicky
  finish finite fir fire firefly firemen firework firm first fiscal fish fishery fishy fissure fist fit fitful
  five fix fixture fizz fizzle fizzy flabby flag flail flair flak flake flaky flame flank flannel flap flare
  flash flashy flask flat flaunt flavor flaw flea fleck fled fledged flee fleece fleecy fleet flew flex
  flexible flick flight flimsy flinch fling flint flip flirt flit float flock flood floor flop floppy flora
  floral florid florist floss flounce flour flout flow flown flu flue fluency fluent fluff fluffy fluid fluke
  flung flunk flunky flurry flush flute flutist flutter flux fly foal foam foamy focal focus fodder foe fog
  foggy foghorn fogy foible foil foist fold folk folksy follow folly foment fond font food foolish foot
  footage football footnote for forage foray forbade forbear forbid force forceps ford fore forecast forego
  foreign foreleg foreman foresaw forever forfeit forgave forge forgery forget forgive forgiven forgo forgot
  fork forlorn form formal format formula formulae forsook fort forte forth fortify fortune forty forum
  forward fossil foster fought foul found foundry fount fountain four fourteen fourth fowl fox foxy foyer
  fracas fraction fragile fragment frail frailty frame franc frank frantic fraud fraught fray freak free
  freedom freeway freeze freight french frenzy frequent fresh fret fretful friar friction friend frieze
  frigate fright frighten frigid frill frilly fringe frisk frisky frizzy fro frock frog frolic from frond
  front frontal frost frosty froth frothy frown froze frozen frugal fruit fruity fry fudge fuel fulfill full
  fully fumble fume fun function fund fungi fungus funnel funny fur furious furl furlong furnish furrow furry
  further furthest fury fuse fusion fuss fussy futile future fuzz fuzzy gab gable gadget gag gaiety gain
  gainful gait gal gala galactic galaxy gale gall gallant galley gallon gallop galore gambit gamble game gamma
  gamut gander gangway gap gape garage garb garbage garble garden gargle garish garlic garment garnet garnish
  garret garter gas gash gasket gasoline gasp gastric gate gateway gather gaudy gauge gaunt gauze gave gavel
  gawk gawky gaze gazette gear gee geese gel gelatin geld gem gender gene genera general generate generic
  generous genetic genie genii genius genre gent gentile gentle gentry genuine genus geology geometry gerbil
  germ gesture get geyser ghastly ghost giant gibber gibe giddy gift gig giggle gild gill gilt gimme gimmick
  ginger gingham girder girdle girl girlish girth gist give given glacial glacier glad glade glamour glance
  gland glare glass glassy glaze gleam glean glee glen glib glide glimpse glint glisten gloat global globe
  globule gloom gloomy glorious glory gloss glossy glove glow glucose glue glum glut glutton gnarl gnash gnat
  gnaw gnome gnu gnus goad goal goalie goat goatee gob gobble goblet goblin god godless godsend goes goggle
  going gold golden goldfish golf gondola gone gong gonna goo good goodbye goody gooey goof goofy gooier goon
  goose gopher gorge gorgeous gorilla gory gosh gospel gossip got gotten gouge goulash gourd gourmet gout
  govern gown grab grace grade gradual graduate graffiti graffito graft grain gram grammar grand granny
  granola grant grape graph graphic grapple grasp grass grassy grate grateful gratify gravel graven gravity
  gravy gray graze grease greasy great greed greedy green greet grew grid griddle grieve grill grille grim
  grime grimy grin grind grip gripe grisly gristle grit gritty grizzly groan grocer groggy groom groove groovy
  gross grotto grouch grouchy ground group grouse grove grovel grow growl grown growth grub grubby grudge
  gruel gruff grumpy grunt guard guess guest guffaw guidance guide guild guile guinea guise guitar gulch gulf
  gull gullet gullible gully gulp gum gumdrop gummy gunfire gunman gunmen guppy gurgle guru gurus gush gust
  gusty gut guy guzzle gym gymnast gyrate habit hack hackney hacksaw had hag haggard haggle hail hair haircut
  hairdo hairy hale half halibut hall hallway halo halon halt halve ham hamlet hamper hamster hand handbook
  handful handicap handle handout handy hang hangar hangout hangover hanker happen happy harbor hard hardback
  harden hardship hardware hardy hare harem hark harm harmful harmless harmony harp harpist harrow harry harsh
  hart harvest has hash hassle haste hasten hasty hat hatch hatchet haul haunt have haven havoc hawk hay
  haywire hazard haze hazel hazy head headache headline heady heal health healthy heap hear heard hearsay
  heart hearten hearth hearty heat heath heave heaven heavy heckle hectic hedge heed heel hefty heifer height
  heir held helium hellish hello helm helmet help helpful helpless hem hemp hen hence her herald herb herd
  here hereby herein heresy heritage hermit hernia hero heroic heroine heroism heron herself hes hesitate hew
  hey heyday hiatus hiccup hick hickory hid hidden hide hideous high highway hike hill hilly hilt him himself
  hind hinge hint hip hippie hippy hire his hiss historic history hit hitch hither hitherto hive hoard hoarse
  hoax hobbit hobble hobby hobnob hobo hock hockey hoe hog hoist hold holdup hole holiday holler hollow holly
  homage home homey homier homiest homonym hone honesty honey honk honorary hood hoof hook hoop hooray hoot
  hop hope hopeful hopeless horde horizon hormone horn hornet horrific horrify horror horse hose hospital host
  hostel hostess hostile hot hotbed hotel hothead hound hour house hove hovel how however howl hub hubbub
  huddle hue huff huffy hug huge huh hulk hull hum human humane humanity humble humbug humid humorous hump
  hunch hundred hung hungry hunk hunt hurdle hurl hurrah hurry hurt hurtful hurtle husband hush husk husky
  hustle hut hutch hybrid hydrogen hyena hygiene hymn hymnal hyphen ice iceberg icicle icon icy idea ideal
  identify identity ideology idiocy idiom idiotic idle idyllic ifs igloo ignite ignorant ignore iguana ilk ill
  illegal illusion image imagery imagine imitate immature immense imminent immoral immortal immune imp impact
  impair impale impart impasse impede impel impend imperial imperil impetus impish implant implicit import
  impose impound impress imprint imprison improve impulse impure inane inborn inbuilt inch incident incisor
  incite incline include income increase incur indeed indent index indicate indices indict indigo indirect
  indoor induce induct indulge industry inept inert inertia infamous infamy infancy infant infer inferior
  infest infield infinite infinity infirm infix inflame inflict influx info inform informal infuse ingest
  ingrain inhabit inhale inherent inherit inhibit initial initiate inject injure injury ink inkling inky
  inlaid inland inlay inlet inmate inn innards innate innocent input inquire inquiry ins insect insecure
  insert inside insight insipid insist insofar inspect inspire install instance instant instead instep
  instinct instruct insular insulin insure intact intake integer integral intend intense intent inter interact
  interim interior intern internal interval intimate into invalid invasion invent inverse invert invest invite
  invoice invoke involve inward iodine ion iota irate ire iris irk iron ironic irony irritate island isle
  isolate issue italic itch itchy item itemize iterate its itself ivory ivy jab jack jackal jacket jackpot
  jade jagged jaguar jalopy jam jamb jangle jar jargon jaunt jaunty javelin jaw jawbone jay jazz jealous jeans
  jeer jell jelly jerk jerky jersey jest jet jetty jewel jewelry jibe jiffy jig jiggle jigsaw jilt jingle jinx
  jittery job jockey jocular jog join joint joke jolly jolt jostle jot journal journey jovial joy joyful
  joyous judge judgment judo jug juggle jugular juice juicy jumble jumbo jump jumpy junction jungle junior
  junk junket junta juror jury just justice justify jut jute juvenile karat karate kayak keel keen keep keg
  kelp ken kennel kept kernel ketchup kettle key keyboard keyhole keyword khaki khakis kick kickoff kid kidney
  kiln kilo kilt kimono kin kind kinda kindle kinfolk king kingdom kinship kiosk kipper kiss kit kitchen kite
  kitten kitty kiwi kiwis knack knead knee kneel knelt knew knife knight knit knob knock knoll knot knotty
  know known knuckle koala kosher kowtow kudos lab label lace lack lacquer lacy lad lade laden ladle lady lag
  laggard lagoon laid lain lair lake lamb lambda lament lamp lance land landlord lane language languid languor
  lanky lap lapel lapse larceny lard large lark larva larvae larynx laser lash lass last latch late latent
  latex lath lathe latrine latter lattice laud laugh laughter launch laundry laurel lava lavatory lavish law
  lawful lawn lawsuit lawyer lax laxity lay layman laymen layout lazy leach lead leaden leaf leaflet leafy
  league leak leakage leaky lean leap leapt learn lease leash least leather leave lecture led ledge lee leech
  leek leery leeway left leg legacy legal legend legible legion legume leisure lemme lemon lend length lengthy
  lenient lens lent lentil leopard lesion less lessen lesson lest let letdown lethal lettuce letup levee level
  lever levity levy lexicon liable liaison liar liberal liberty library lice license lichen lick lid lie lieu
  life lifetime lift light likable like liken likewise lilac lilt lily limb limbo lime limit limp line lineage
  linear linen linger lingo link linkage lint lion lip liquefy liquid lisp list listen lit litany literal
  literary literate lithe lithium little liturgy live liven livid lizard llama load loaf loam loan loath
  loathe lob lobby lobe lobster local locale locate location lock locket locust lodge loft lofty log logic
  logical logo loin loiter loll lone long look lookout loom loon loonie loony loop loophole loose loosen lop
  lope lord lore lorry lose loss lost lot lotion lottery lotus loud lounge louse lousy love low lowdown loyal
  lozenge lucid luck lucky lug luggage lull lullaby lumber lump lumpy lunacy lunar lunch lung lunge lupine
  lurch lure lurid lurk lush lute luxury lye lymph lyre lyric macabre mace machine macho mad madam madame
  madcap madden made madman madmen magazine magenta magic magical magnate magnet magnetic magnum magpie maid
  maiden mail mailbox mailman main maintain maize majesty major majority make makeup malady malaria male
  malign mall mallet malt mama mamma mammal mammoth man manage mandate mane mange mangle mango mangy manhole
  manhood mania maniac manic mankind manpower mansion mantel mantle manual manure many map maple mar marble
  march mare margin marginal maria marina marine marital mark market maroon marriage marrow marry marsh
  marshal marshy mart martial martin marvel mas mascot mash mask mason masonry mass massive mast mastery mat
  matador match mate material math matrices matrix matron matte mature maul mauve maxim maxima maximal
  maximize maximum may maybe mayhem maze meadow meager meal mealy mean meant meantime measles measly measure
  meat mechanic medal meddle media median mediate medical medicine medieval medium medley meek meet megabyte
  mellow melodic melody melon melt member memo memoir memory men mend menial mental menthol mention mentor
  menu menus meow mercury mercy mere merge merit mermaid merry mes mesh mess message messy met metal metaphor
  mete method metric metro mettle mew mice midday middle midnight midriff midst midway mien might mighty
  migrant migrate mike mild mildew mile mileage military militia milk milkmen milky mill million mime mimic
  mince mind mindful mindless mine mineral mingle minimal minimize minimum minion minister mink minnow
  minority mint minuet minus minute miracle mirage mire mirror mirth misdeed miser misery misfit misguide
  mishap mislay mislead misled misplace misprint misread miss missile mission missive mist mistake mistaken
  mistook misty mistype misuse mite mitt mitten mix mixture mnemonic moan moat mob mobile mock mod modal mode
  model moderate modern modesty modify modular module mohair moist moisten molar mold moldy mole molecule
  mollusk molt molten mom moment momentum monarch money monies monitor monk monkey monopoly monsoon monster
  month moo mood moody moon moose moot mop mope moral morale morality morass morbid more moreover morn moronic
  morose morsel mortal mortar mosaic mosque moss mossy most motel moth motif motion motivate motive motley
  motlier motor motorway motto mound mount mountain mourn mouse mousse mousy mouth move movie mow much muck
  mucous mud muddle muddy muffin muffle mug muggy mulch mule mull multi multiple mum mumble mummify mummy
  mumps munch mundane mural murky murmur muscle muse museum mush mushy music musical musician musk musket muss
  mussel must mustang musty mutant mutate mute mutiny mutt mutton mutual muzzle myopic myriad myself mystery
  mystic mystify myth mythical nab nag nail naive name nameless nap nape napkin nappy narrate narrow nasal
  nation national native natty natural nature naught naughty naval navel navy nay near nearby neat nebula
  nebulae neck nectar need needle needless needy negate negative neglect neigh neighbor neither neon nephew
  nerve nervous nest nestle net nether nettle network neural neuron neuter neutral neutron never new newbie
  newcomer newsy newt newton next nibble nice nicety niche nick nickel nickname niece nifty nigh night nil
  nimble nine ninety ninth nip nippy nit nitrate nitwit noble nobody nod node noes noise noisy nomad nomadic
  nominal nominate non none nonsense nonstop noodle nook noon nor norm normal north northern nose nosy not
  notable notation notch note nothing notice notify notion nougat noun nourish nova novel novelty novice now
  nowadays nowhere noxious nozzle nuance nuclear nuclei nudge nugget nuisance null nullify numb numeral
  numeric numerous nun nurse nursery nurture nut nutmeg nutty nuzzle nylon nymph oaf oak oar oases oasis oath
  obelisk obey object oblige oblique oblong oboe obscure observe obsess obsolete obstruct obtain obtuse
  obvious occasion occupy occur ocean oceanic octal octave octopus ocular odd oddity ode odious off offend
  offense offhand office official offload offset often ogle ohm ohs oil oily okay okra old olden olive omega
  omelet omen ominous omission omit once one onerous oneself ongoing onion only onrush onset onto onus onward
  oodles ooze opal opaque open opera operate opinion opossum opponent oppose opposite oppress opt optic
  optical optima optimal optimize optimum option optional opulent opus oracle oral orange orator oratory orbit
  orbital orchid ordain ordeal order ordinary ore organ organic organize orient orifice origin original ornate
  orphan orthodox osmosis other otter ouch ought ounce our oust out outcast outcome outcry outdated outdid
  outdo outfit outgoing outgrew outgrow outlast outlaw outlay outlet outline outlook outpost output outrage
  outran outright outrun outset outside outward outweigh outwit ova oval oven over overall overate overcame
  overcome overdo overdue overeat overflow overhead overlap overlay overload overlong overlook overran
  override overrode oversaw overseas oversee overt overtime overtone overview owe owl own oxen oxide oxidize
  oxygen oyster ozone pace pacify pack package packet pact pad paddle paddock padlock pagan page pagoda paid
  pail painless paint pair pajamas pal palace palate pale pall pallid palm paltry pamper pan panacea pancake
  panda pander pane panel pang panic pant panther pantry pap papa papacy papaya papyri papyrus par parable
  parade paradise paradox parallel paranoid parasol parcel parch pardon pare parent parish parity park parka
  parlor parody parole parrot parse parsec parsley parsnip parson part partial particle partner partook party
  pas pass passage passion passive passport password past pasta paste pastel pastry pasture pasty pat patch
  patchy pate patent path pathetic pathos pathway patience patient patio patrol patron pattern patty paucity
  paunch pauper pause pave paw pawn pay payable payload payoff pea peace peaceful peach peacock peak peal
  peanut pear pearl peat pebble pecan peck peculiar pedal pedant pedantic pedantry peddle peek peel peep peer
  peeve peg pelican pellet pelt pelvic pelvis pen penal penalty penance pence pencil pended pending pends
  penguin pennant penny pensive peon peony people pep per perceive percent perch perfect perform perfume
  perhaps peril period periodic perjury perk perky permit persist person persona personal persuade pert
  pertain perusal peruse perverse pesky pest pet petal petite petrify petrol petty petunia pew pewter pharmacy
  phase phobia phoenix phone phonics phony photo photon phrase physic physical pianist piano pick pickax
  picket pickle pickup picky picnic picture piddle pie piece pierce piety pig pigeon piggish pigpen pike pile
  pilfer pilgrim pill pillage pillar pillow pilot pimple pin pinch pine pinion pink pint pious pipe pipeline
  pique piracy piranha pirate piston pit pitch pitfall pithy pitiful pity pivot pivotal pixie pizza placate
  place placid plaice plaid plain plan planar plane planet plank plant plaque plasma plaster plastic plate
  platform platoon platter play playpen plaza plea plead pleasant please pleasure pleat pledge plenty pliant
  pliers plight plod plop plot plow ploy pluck plucky plug plum plumage plumb plume plummet plump plunge
  plural plus plush ply poach pocket pod podium poem poet poetic poetry point poise poke pokey poky polar pole
  polemic police policy polish polite politics polka poll pollen polo polygon polyp pomp pompous poncho pond
  pontoon pony poodle pool poor pop pope poplar poppy populace popular populate porch pore pork porous port
  portable portal portend portico portion portray pose position positive possess possible possum post postage
  postal postbox postcard postmen postpone posy pot potato potency potent pothole potion pouch poultry pounce
  pound pour pout poverty powder power powerful powwow practice prairie praise pram prance prank prattle prawn
  pray preach precede precious precise predict preen prefab preface prefect prefer prefix pregnant premier
  premise premium prepaid prepare prepay presence present preserve press pressure presto presume pretend
  pretext pretty prevail prevent preview previous prey price prickle pride prim primal primary primate prime
  primp prince print printout priority prism privacy private privy prize pro probable probe problem proceed
  process proclaim prod prodigy produce product profess proffer profile profit profound progeny program
  progress prohibit project prolong prom promise promote prompt prone prong pronoun proof prop propel property
  prophet proposal propose prose prospect protect protein protest protocol proton proud prove proven proverb
  provide proviso provoke prow prowl proxy prude prudent prune pry psalm pseudo psych psyche psychic pub
  public publish puck puddle pudgy pueblo puff puffy pull pulley pulp pulpit pulsate pulse puma pumice pummel
  pump pun punch puncture pundit pungent punish punk punt puny pup pupil puppet puppy purchase pure puree
  purge purify purity purple purpose purr purse pursue pursuit push pushy put putrid putt putty puzzle pyramid
  pyre python qua quack quail quaint quake qualify quality qualm quantity quantum quark quarrel quarry quart
  quartz quash quaver quay queasy queen quell quench query quest question queue quibble quiche quick quicken
  quiet quill quilt quintet quip quirk quirky quit quite quiver quiz quizzes quorum quota quote rabbi rabbis
  rabbit rabble rabid race racial rack racket racy radar radial radiant radical radii radio radish radium
  radius raffle raft rag ragtime raid rail railroad railway rain rainbow rainy raise raisin rake rally ram
  ramble ramp rampage rampant ramrod ran ranch rancid rancor random rang range rank rankle ransom rant rap
  rapid rapport rapt rare rarity rascal rash rasp raster rat rate rather ratify ratio ration rational rattle
  ratty raucous ravage rave ravel raven ravine ravish raw ray rayon raze reach react read readable ready real
  realism reality realize realm realty ream reap rear reason rebate rebel rebuke rebut recap receipt receive
  recess recipe recital reckless reckon recluse recovery recruit rectify rector recur red redden redhead redid
  redo reduce reed reef reek reel refer reflect refrain refuge refugee refusal refute regal regard regatta
  regime regimen region regional register regret regular reign rein reject rejoice relation relative relax
  relay relevant relic relief relieve religion relish rely remedy remit remnant remorse remote removal rend
  renege renew renown rent rental repay repel repent replete reply reptile repute requiem require rescue
  resemble reset resident residue resin resist respect respond response rest restive result resume retain
  retch retina retort retrieve retry reuse rev revamp revel revelry revenge revere revert revival revive
  revoke revue rhino rhubarb rhyme rhythm rib ribbon rice rich rickety rid ridden riddle ride ridge rife rift
  rig right rigid rigorous rile rim rind ring rink rinse riot riotous rip ripe ripen ripple rise risen risk
  risky rite ritual rival rivalry river rivet roach road roam roar roast rob robe robin robot robust rock
  rocket rocky rod rode rodent rodeo roe rogue roguish role roll roman romance romantic romp roof rook rookie
  room roomy roost root rope rosary rose roster rosy rotary rotate rotation rote rotund rotunda rouge rough
  round rouse rout route routine row rowboat rowdy royal royalty rub rubbish rubble rubric ruby ruckus rudder
  ruddy rude rue rueful ruff ruffle rug rugby ruin ruinous rule rumble rummy rump rumple run runaway rundown
  rune rung runny runt runway rural ruse rush rust rustic rustle rusty rut rye saber sabotage sac sack sacred
  sad sadden saddle safari safaris safe safety sag saga sage said sail saint sake salable salad salami salamis
  salary sale salesman sallow sally salmon salon saloon salt salty salute salvage salve same sample sand
  sandal sandman sandmen sandwich sandy sane sang sanity sank sap sarcasm sardine sari saris sash sassy sat
  satchel satin satire satisfy sauce saucy sauna saunter save savior savory savvy saw sawdust say scalar scald
  scale scalpel scamper scan scandal scant scanty scar scarce scare scarf scarlet scary scatter scenario scene
  scenery scenic scent schedule scheme scholar school science scissor scoff scold scoop scoot scope scorch
  score scorn scotch scour scout scowl scram scrap scrape scratch scrawl scrawny scream screech screen scribe
  script scroll scrub scruff scruple scuff scurry scuttle scythe sea seafood seal seam seaman seamen sear
  search seasick season seat seaweed secede seclude second secret secrete section secular secure security
  sedan sedate see seedy seek seem seen seep seesaw seethe segment seize seizure seldom select self selfish
  sell semantic seminar senate send senile senior sense sensible sensory sent sentence sentient sentry
  separate sequel sequence sequin serene serial series serious sermon serpent serum servant serve service
  session set setback settle seven seventh seventy sever several severe severity sew sewn sexism sexist shabby
  shack shade shadow shadowy shady shaft shaggy shake shaken shaky shall shallow sham shampoo shanty shape
  share shark sharp sharpen shave shaven shawl she sheaf shear sheath sheathe sheave sheen sheep sheet sheikh
  shelf shell shelter shelve sheriff sherry shield shift shifty shimmer shin shine shiny ship shire shirk
  shirt shiver shoal shock shod shoddy shoe shone shoo shook shop shore short shortage shorten shot should
  shout shove shovel show showman shown showy shrank shred shrew shrewd shriek shrill shrimp shrine shrink
  shrivel shroud shrub shrug shrunk shuck shudder shun shunt shut shutdown shuttle shy sic sicken sickle side
  sideways sidle siege sierra siesta sieve sift sigh sight sigma sign signal signify silence silent silicon
  silk silken sill silly silo silt silver silvery similar simile simmer simple simplify simulate since sincere
  sine sinew sinewy sing singe single singular sinister sink sinus sip siphon sir sire siren sirloin sister
  sit site situate six sixteen sixth sixty size sizzle skate skein skeleton skeptic sketch sketchy skew ski
  skid skill skim skimp skimpy skin skinny skip skirt skis skit skulk skunk sky skyline slab slack slake slam
  slander slang slant slap slash slat slate slavish sleazy sled sleek sleep sleepy sleet sleeve sleigh slept
  slew slice slick slid slide slight slim slime slimy sling slink slip slippery slit slither sliver slob slog
  slogan slop slope sloppy slosh slot sloth slouch slow sludge slug sluice slum slump slung slunk slur slush
  sly smack small smallish smart smash smear smell smelly smelt smidgen smile smirk smite smith smitten smock
  smog smoke smoky smooth smote smother smudge smug snack snag snail snake snap snappy snare snarl sneak
  sneaky sneer sneeze snicker snide sniff sniffle snip snipe snitch snob snobbery snooker snoop snooty snooze
  snore snort snout snow snowy snub snug snuggle soak soap soapy soar sob soccer social society sock socket
  sod soda sodden sodium sofa soft soften software soggy soil sojourn solace solar sold soldier sole solemn
  solid solo soloist soluble solution solve somber some somebody someday somehow someone sometime somewhat son
  sonata song sonic sonnet soon soot soothe sooty sop sorcery sordid sore sorrow sorry sort sorta sought soul
  sound soup sour source south southern sow sown spa space spacial spade span spaniel spar spare spark sparrow
  sparse spasm spat spate spatial spatula spawn spay speak spear special species specific specify specimen
  speck spectra spectrum sped speech speed speedy spell spend spent spew sphere sphinx spice spider spigot
  spike spill spin spinal spindly spine spiral spire spirit spite spittle splash splat splendid splice splint
  split spoil spoke spoken sponge spongy sponsor spoof spook spooky spool spoon spore sporran sport spot
  spotty spouse spout sprain sprang sprawl spray spread spree sprig spring sprint sprout spruce sprung spry
  spud spun spur spurious spurn spurt sputter spy squad squalid squall square squash squat squawk squeak
  squeaky squeal squeeze squid squint squire squirm squirt stable stack stadium staff stag stage staid stain
  stair stake stale stalk stall stamina stamp stance stanch stand standard standby stank stanza staple star
  starch stardom stare stark starry start startle state static station statue stature status staunch stave
  stay steady steak steal steam steamy steel steep steeple steer stellar stem stench step stereo sterling
  stern stew steward stick sticky stiff stifle stigma still stilted stimuli sting stingy stint stir stitch
  stock stocky stodgy stoical stoke stole stolen stolid stomach stomp stone stony stood stool stoop stop
  storage store stork storm stormy story stout stove stow straight strain strait strand strange strap strata
  strategy stratum straw stray streak stream street strength stress stretch strew strewn strict stride strife
  strike string stringy strip stripe strive strode stroll strong strove struck struggle strum strung strut
  stub stubble stubby stuck stud student studio study stuff stuffy stumble stump stun stung stunk stunt stupor
  sturdy stutter style stylish stylus suave sub subdue subject sublet submit subset subside subsist subtle
  subtlety suburb subvert subway succeed success succor such suckle suction sudden suds sue suede suffer
  suffice suffix sugar sugary suggest suicidal suit suitable suite sulfur sulk sulky sullen sultan sultry sum
  summary summit summon sun sundae sundial sundown sundry sung sunk sunken sunlight sunlit sunny sunrise
  sunset sunshine suntan sunup sup superb superior supple support suppose suppress supreme sure surf surface
  surge surgery surly surmise surname surplus surprise surreal surround survey survival survive suspect
  suspend sustain swab swagger swallow swam swamp swampy swan swap swarm swat swathe sway swear sweat sweaty
  sweep sweet sweeten swell swept swerve swift swig swill swim swine swing swipe swirl swish switch swivel
  swollen swoon swoop sword swore sworn swum swung symbol symbolic symmetry sympathy symphony symptom synapse
  syndrome synonym syntax syrup system tab tabby table tablet tabloid taboo tacit tack tackle tacky taco tact
  tactic tactical tactless tadpole tag tail taint take taken takeoff talc tale talent talk tall tallow tally
  talon tame tamper tan tandem tang tangent tangle tango tank tantrum tap tape tar target tariff tarry tart
  tartan tartar task tassel taste tasty tattle tattoo tatty taught taunt taut tavern tawny tax taxable
  taxation taxi taxicab taxis taxpayer tea teach teacup teak team teapot tear tease tedious tedium tee teem
  teen teenage teeter teeth teethe tell temper tempest temple tempo tempt ten tenancy tenant tend tendency
  tendon tendril tenet tennis tense tension tent tenth tenuous tenure tepee tepid term terminal termite
  terrace terrible terrier terrify terse test tetanus tether text textbook textile textual than thank thankful
  that thatch thaw the theater thee theft their theist them theme then thence theology theorem theory therapy
  there thereby therein thereof thereon these thesis theta they thick thicken thicket thieve thigh thin think
  third thirst thirsty thirty this thorn thorny thorough those thou though thought thous thousand thrash
  thread threat threaten three thresh threw thrice thrift thrifty thrill thrive throat throb throne throng
  through throw thrown thrust thud thumb thump thunder thus thwart thy thyme tiara tick ticket tickle tidal
  tidbit tide tidy tie tiff tiger tight tighten tilde tile till tilt timber time timid tin tinder ting tinge
  tingle tinker tinkle tinny tinsel tint tiny tip tipsy tiptoe tirade tire tiresome tissue title toad toast
  tobacco today toddle toe toffee toga together toggle toil token told tolerant tolerate toll tomato tomboy
  tomcat tome tomorrow ton tonal tone tong tongue tonic tonight tonnage tonne tonsil too took tool toolkit
  toot tooth top topaz topic topical topple torch tore torn tornado torque torrent torrid torso toss tot total
  tote totem toucan touch touchy tough toughen toupee tour tourist tousle tout tow toward towel town toxin toy
  trace track tract trade traffic tragedy tragic trail train trait trample trance transfer transit transmit
  trap trash trashcan trashy travel trawl tray treacle tread treason treasure treat treaty treble tree trek
  tremble tremor trench trend trendy trial triangle tribal tribe tribute trick trickle tricky trifle trill
  trilogy trim trinity trio trip tripe triple triplet tripod tripos trite triumph trivia trivial trod troll
  trolley troop trophy trot trouble trough trounce troupe trouser trout trowel truancy truant truce truck
  trudge true truism truly trump trumpet truncate trunk trust trustee trusty truth try tryout tub tuba tube
  tuck tuft tug tuition tulip tumble tummy tumult tuna tundra tune tuneful tunic tunnel turban tureen turf
  turgid turkey turmoil turn turnip turret turtle tusk tussle tutor tutorial tuxedo twang tweak twee tweet
  twelfth twelve twenty twice twiddle twig twin twine twinge twirl twist twitch twitter two tycoon tying type
  typeset typhoon typhus typical typify typist tyranny udder ugh ultimate ultra umbrella umpire uncle uncouth
  under undergo underlay underlie undo uniform unify unique unison unit unite unity universe unkempt unruly
  until unto upbeat update upend upgrade upheld uphill uphold upkeep uplift upload upon upped upper upping
  upright uproar uproot ups upset upshot upside upstairs upstart uptake uptown upturn upward uranium urban
  urbane urchin urge urgency urgent urn usable usage use useful useless usher usual usurp uteri utility
  utilize utmost utter vacancy vacant vacate vacation vaccine vacuum vagary vaginae vagrant vague vain valet
  valiant valid validity valise valley valor valuable value valve van vane vanilla vanish vanity vapor
  variable variance variant variety various varsity vary vase vast vat vault veal vector veer vehicle veil
  vein velocity velour velvet velvety vend veneer venom vent venture venue veranda verb verbal verbatim
  verbose verdict verge verify verse version versus vertical verve very vessel vest vestige vet veteran veto
  vex via viable vial vibrant vicar vice vicinity vicious victor victory video vie view vigil vigor vilify
  villa village villain vine vinegar vintage vinyl viola violate violence violet violin viper viral virile
  virtual virtue visa vise visible vision visit vista visual vital vivid vocal vogue voice void volcano volley
  volt voltage volume voodoo vortex vote vouch vow vowel voyage vying wad waddle wade wafer waffle waft wag
  wage wagon waif wail waist wait waive wake waken walk walkout wall wallet wallop wallow walnut walrus waltz
  wan wand wane wanna want wanton warble ward warden warhead warm warmth warn warp warpath warrant warranty
  warren wartime was wash washout wasp wastage waste wasteful watch water watery watt wave wavy wax waxy way
  waylay wayside weak weaken wealth wealthy wean wear weary weasel weather weave web wed wedge wedlock wee
  weedy week weekday weekend weigh weight weighty weird weirdo welcome weld welfare well welt went wept were
  west western wet whack whale wharf what whatever wheat wheel wheeze when whence whenever where whereas
  whereby wherein wherever whet whether whew which whiff while whilst whim whine whinny whir whirl whisk
  whisper whistle white whiten whittle whiz who whoa whoever whole wholly whom whoop whopper whose why wick
  wicket wide widen width wield wife wig wiggle wigwam wild will willful willow wilt wily win wince winch wind
  window windy wing wingers wink winter wintry wipe wire wiry wisdom wise wish wishful wisp wispy wist wit
  witch with withdraw withdrew within without witless witty wive wiz wizard wizened wobble woe wok woke woken
  wolf woman wombat women won wonder wondrous wont woo wood wooden woody woof wool woolen word wordy wore work
  workable workload workmen workshop world worm worn worry worse worsen worship worst worth worthy wot would
  wove woven wow wrangle wrap wreak wreath wreathe wreck wren wrench wrest wretch wriggle wright wring wrist
  writ write writhe written wrong wrote wrought wrung wry yacht yak yam yap yard yarn yawn year yearn yeast
  yell yellow yelp yen yes yet yeti yew yield yodel yoga yogurt yoke yokel yolk yonder you young your yourself
  yous youth yowl yuck zany zeal zealous zebra zenith zero zest zeta zigzag zinc zincked zip zodiac zone zoo
  zoom
`
  .trim()
  .split(/\s+/)
