/** Words that people build passwords from, besides those of the common passwords: lower case, with spaces between. */
export const COMMON_WORDS = `
password pass word login admin administrator root user guest test tester testing demo default secret private access system
server master manager office company internet computer windows samsung google apple android facebook youtube twitter
netflix disney movie movies film films cinema theatre theater show shows series stream streaming watch video popcorn
hello welcome letmein open sesame please thanks sorry love lover loves loving hate kiss baby babe honey sweet sweetie
sugar angel devil heart friend friends family mother father mama papa mommy daddy sister brother
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
november december spring summer autumn winter season holiday vacation christmas easter birthday party
black white green blue yellow orange purple silver gold golden pink brown gray grey
one two three four five six seven eight nine zero first second third last
dragon tiger lion wolf bear eagle shark horse monkey chicken kitten kitty puppy doggy bunny rabbit panda turtle snake
spider butterfly dolphin phoenix unicorn mustang jaguar ferrari porsche mercedes honda toyota yamaha suzuki harley
football soccer baseball basketball hockey tennis golf cricket rugby boxing running racing player gamer games gaming
minecraft fortnite roblox pokemon pikachu mario zelda sonic batman superman spiderman ironman avenger marvel starwars
jedi yoda vader matrix gandalf hobbit potter harry hogwarts naruto goku sasuke
arsenal chelsea liverpool everton barcelona madrid milan juventus bayern
london paris berlin madrid boston chicago dallas texas florida california america england france germany italy spain
canada mexico brazil india china japan korea australia africa europe
music guitar piano drums metallica nirvana eminem beatles queen rock star stars moon sunny sunshine rainbow flower
flowers rose lily daisy jasmine cherry apple banana mango peach lemon orange berry cookie cookies chocolate coffee
cheese pizza burger pepper ginger
michael jennifer jessica ashley amanda daniel david james john robert joseph thomas william richard charles matthew
anthony andrew joshua justin brandon jordan kevin steven george edward brian ronald nicole stephanie melissa michelle
elizabeth heather tiffany amber danielle rachel laura sarah samantha maria anna emma olivia sophia isabella charlotte
amelia lucas oliver noah liam jack jacob alex alexander alexandra chris christian christopher peter patrick nicholas
natalie victoria vanessa jackson hunter tyler taylor austin dylan ethan logan mason carlos juan jose luis antonio
freedom forever money dollar lucky magic power energy strong super mega ultra cool awesome happy smile crazy killer
hacker ninja samurai warrior knight king queen prince princess lady jesus christ heaven faith grace blessed trust
qwerty qwertz azerty asdf zxcv abcd
`;
