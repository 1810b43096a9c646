/** Common English words of three to six letters, written for this tool. */
export const WORDS: readonly string[] = `
  able acid acorn acre across actor adapt add adult after again agent agree ahead aim air aisle alarm
  album alert alike alive alley allow almond alone along alpha amber amount ample anchor angle animal ankle
  answer ant apart apple april apron arch area arena argue arm army arrow art aside ask atlas atom attic
  audio august aunt author autumn avoid awake award aware away awning axis axle baby back bacon badge bag
  bagel bake baker ball ballet bamboo banana band banjo bank banner bare bark barley barn barrel base
  basil basin basket bat bath baton bay beach bead beak beam bean bear beard beast beat beauty beaver
  bed bee beech beef beet began begin bell below belt bench bend berry best better bike bill bind birch
  bird bite black blade blank blast blaze blend bless blink block bloom blouse blue blunt blur board
  boat body boil bold bolt bone bonus book boost boot border born borrow both bottle bounce bow bowl
  box boy brace braid brain brake branch brand brass brave bread break breeze brick bride bridge brief
  bright bring brisk broad bronze brook broom broth brown brush bubble bucket bud buddy budget bugle
  build bulb bull bun bundle bunny bus bush busy butter button buyer buzz cabin cable cactus cafe cage
  cake calf call calm camel camera camp canal candle candy canoe canvas canyon cap cape car carbon card
  care cargo carpet carrot carry cart carve case cash castle cat catch cattle cave cedar celery cell
  cello cement cent center cereal chain chair chalk change chapel charm chart chase cheap check cheek
  cheer cheese chef cherry chess chest chew chick chief child chill chimp chin chip choir choose chorus
  cider cinema circle circus citrus city civil claim clam clap clay clean clear clever click cliff climb
  clock close cloth cloud clover clown club clue coach coal coast coat cobalt cocoa code coffee coin cold
  collar colony color colt column comb come comet comic common cook cookie cool copper copy coral cord
  cork corn corner cosmic cost cotton couch cougar count county couple course cousin cover cow coyote
  cozy crab cradle craft crane crash crater crawl crayon cream create credit creek crew crisp crop cross
  crow crowd crown crumb crust cube cuckoo cup curb cure curl curve custom cut cycle daily dairy daisy
  dam dance danger dapper dare dark dart dash data date dawn day deal dear debate decade deck decor deep
  deer degree delay deli den denim dense depth derby desert design desk detail dew dial diary dice diesel
  diet dig digit dill dime diner dingo dinner dip direct dish disk dive dock doctor dog doll dollar dome
  donate donkey donor door dot double dough dove down dozen draft dragon drama draw dream dress drift
  drill drink drive drop drum dry duck duet dune dusk dust duty dwell each eager eagle early earn earth
  ease easel east easy echo edge edit effort egg eight elbow elder elect elf elk elm embark ember emblem
  empty end energy engine enjoy enough enter entire entry equal equip era errand escape essay even event
  ever evolve exact exam excite exist exit expert extra eye fable fabric face fact fade fair fairy faith
  falcon fall family famous fan fancy far farm fast father fawn feast fence fern ferry fetch fever few
  fiber field fifth fig figure file fill film final find finger finish fir fire firm first fish fist fit
  five fix flag flake flame flash flat flavor flax fleet flint flip float flock flood floor floral flour
  flow flower fluid flute fly foam focus fog foil fold folk follow food foot force forest forget fork
  form fort forum fossil found four fox frame free fresh friday friend frog front frost fruit fudge fuel
  full fun funny fur future gadget galaxy gallon game gap garage garden garlic gas gate gather gazebo
  gear gecko gem gentle giant gift ginger give glad glass glaze gleam glide globe glove glow glue goal
  goat gold golf good goose gorge gown grab grace grade grain grand grant grape graph grass gravy gray
  great green greet grid grill grin grip ground group grove grow guard guess guest guide guitar gulf
  gull gum guru gust gym habit hair half hall halo ham hammer hand handle happy harbor hard hare harp
  hat hatch haven hawk hay hazel head heal hear heart heat hedge heel height helmet help hen herb herd
  hero heron hidden high hike hill hinge hint hip hippo hobby hockey hold hole holly home honest honey
  hood hoof hook hoop hop hope horn horse hose hotel hour house hover hub hug huge human humble humor
  hunt hurry husky hut hybrid ice icicle icon idea idle igloo image impact inch index indigo inform ink
  inlet inner input insect inside invent invite iris iron island item ivory ivy jacket jade jaguar jam jar
  jazz jeans jelly jersey jet jewel jigsaw job jockey jog join joke jolly joy judge jug juice july jumbo
  jump june jungle junior jury just kayak keen keep kelp kernel kettle key kick kid kind king kiosk kite
  kitten kiwi knee knife knight knit knob knot know koala label lace ladder lady lagoon lake lamb lamp
  land lane lap large lark laser last latch late laugh launch laurel lava lawn layer lazy leaf league
  lean learn leash left leg legend lemon lend lens lesson letter level lever life lift light lilac lily
  lime limit line linen link lion lip liquid list listen liter little live lizard llama load loaf lobby
  local lock lodge logic long look loop lotus loud lounge love loyal luck lumber lunar lunch lung lynx
  lyric magic magnet maid mail main major make mall mango manor map maple marble march margin marina mark
  market marsh mask mast master mat match math matrix maze meadow meal medal medium meet mellow melody
  melon melt member memory menu mercy merge merit merry mesh metal meter method middle might mild mile
  milk mill mind miner mini mint minute mirror mist mitten mix mixer mobile model modern modest moment
  monday money monkey month moon moose more moss most motel moth mother motion motor mount mouse mouth
  move movie much mud muffin mug mule mural muscle museum music must muzzle myth nail name napkin narrow
  nation native nature navy near neat neck nectar need needle nephew nest net new news next nice nickel
  niece night nimble nine noble nod noise noodle noon north nose notch note novel number nurse nut nylon
  oak oasis oat object oboe ocean odd offer office often oil old olive omega only opal open opera orange
  orbit orchid order organ origin otter ounce outer outfit oval oven over owl own owner oxygen oyster
  pack paddle page paint pair palace pale palm panda panel panic pansy pantry paper parade parcel pardon
  parent park parrot part party pass pasta paste pastry patch path patio pause pave paw pay peace peach
  peak peanut pear pearl pebble pecan pedal peel pen pencil penny people pepper period permit pet petal
  phone photo phrase piano pick picnic pie piece pier pig pigeon pillow pilot pin pine pink pint pipe
  pirate pitch pizza place plaid plain plan plane planet plank plant plate play plaza please plenty
  plot plow plug plum plume plus pocket poem poet point polar pole police polish polite polo pond pony
  pool poplar poppy porch port poster potato pouch pound powder power praise prawn press pretty price
  pride prince print prism prize profit proof proud prune public puddle puffin pull pulp pulse pump
  punch pupil puppy purple purse push puzzle quack quail quarry quart quartz queen quest quick quiet
  quill quilt quiz quote rabbit racket radar radio radish raft rail rain raisin rally ramp ranch range
  rapid rare raven raw razor reach read ready real reason rebel recipe record red reed reef reflex region
  relax relay relief rely remedy remind remote rent repair reply rescue rest result return review reward
  rhyme rhythm ribbon rice rich riddle ride ridge right ring rinse ripe ripple rise river road roast
  robin robot rock rocket rodeo roll roof room root rope rose rotor rough round route royal rubber ruby
  rug rugby ruler rumor run runner rural rush rust saddle safari safe sage sail salad salmon salon salsa
  salt salute same sample sand sandal satin sauce sauna save savory scale scan scarf scene scent school
  scoop score scout scrap screen scroll sea seal season seat second secret seed seek select self sell
  sense series serve set seven shade shadow shape share shark sharp shawl shed sheep shelf shell shield
  shift shine ship shirt shoe shop shore short shovel show shower shrimp shrub side sign signal silent
  silk silver simple sing sink siren sister six size skate sketch ski skill skin skirt skunk sky slate
  sled sleep sleeve slice slide slim slope slow small smart smell smile smoke smooth snack snail snake
  snow soap soccer social sock soda sofa soft soil solar solid solo solve sonar song sonic soon sorbet
  sort soul sound soup south space spade spark speak spear speech speed spell spend sphere spice spider
  spin spiral spirit splash sponge spoon sport spot spray spring sprout spruce square squash squid stable
  stack staff stage stair stamp stand staple star start state statue stay steak steam steel stem step
  stereo stew stick still stitch stone stool store stork storm story stove straw stream street string
  stripe strong studio style submit subway sudden sugar suit summer summit sun sunday sunny sunset super
  supper supply sure surf sushi swamp swan sweet swift swim swing switch sword symbol syrup system table
  tablet tackle taco tail talent talk tall tango tank tape target task taste taxi tea teach team teapot
  teeth temple ten tender tennis tent term test text thank thaw theme thick thin thing think third thorn
  thread three thrive throne throw thumb ticket tide tidy tiger tight tile timber time tin tiny tip tire
  tissue title toast today toe toffee tomato tone tool tooth top topaz topic torch total toucan touch
  tour towel tower town toy track trade trail train travel tray treat tree trend tribe trick trim trip
  trophy trout truck true trunk trust truth try tuba tube tulip tuna tundra tunnel turkey turn turtle
  tutor tweed twelve twenty twig twin twist type ultra umpire uncle under unit unity update upper urban
  use useful usher usual vacuum valley value valve van vapor vast vault vector velvet vendor venue verb
  verse vessel vest video view villa vine violet violin virtue visit visor vital vivid voice volley
  volume vote vowel voyage wafer wagon waist wait wake walk wall walnut walrus waltz wander warm wash
  wasp watch water wave wax way wealth wear weasel weave web wedge week weigh west whale wheat wheel whip
  whisk white whole wicker wide wild willow win wind window wing winner winter wire wise wish wizard
  wolf wombat wonder wood wool word work world wrap wren wrist write yacht yard yarn year yeast yellow
  yes yodel yoga yogurt yolk young youth zebra zero zest zigzag zinc zipper zone zoo zoom
`
  .trim()
  .split(/\s+/)
